declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http'

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders })
    /**
     * The best of what is available for the `Accept-Encoding` of the request, or undefined where it takes none.
     * Among equals the first of `preferred` wins.
     */
    encoding<Available extends string>(
      available: readonly Available[],
      preferred?: readonly Available[],
    ): Available | undefined
  }
}
