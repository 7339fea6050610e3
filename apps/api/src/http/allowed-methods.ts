import type { RouteOptions } from 'fastify'

type Address = { pattern: RegExp; methods: string[] }

/** Collects the methods of each route, for the `Allow` header of a 405 (RFC 9110, 15.5.6). */
export function allowedMethods() {
  const addresses = new Map<string, Address>()
  return {
    /** For the `onRoute` hook. A catch-all is no address. */
    add({ url, method }: Pick<RouteOptions, 'url' | 'method'>) {
      if (url.includes('*')) return
      const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`)
      const address = addresses.get(url) ?? { pattern, methods: [] }
      address.methods.push(...[method].flat())
      addresses.set(url, address)
    },
    /** The methods of a path; none if there is no such route. */
    of(url: string): string[] {
      const path = url.split('?', 1)[0] ?? ''
      // `/mood/getMoods` is an address of its own, though it also matches `/mood/:mood_id`.
      const own = addresses.get(path)
      const found = own ? [own] : [...addresses.values()].filter(({ pattern }) => pattern.test(path))
      return [...new Set(found.flatMap(({ methods }) => methods))]
    },
  }
}
