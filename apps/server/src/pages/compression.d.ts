declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** Compresses the response body with an encoding that the request accepts. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
}
