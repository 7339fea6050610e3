import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/**
 * Renders pages as React Router does. It compares an address with all routes, twice, and for a short page that is
 * much of the work: so a page whose address has no variable part is given a router that knows that page alone.
 */
export function pageHandler(build: ServerBuild): RequestHandler {
  const all = createRequestHandler(build, 'production')
  const own = new Map<string, RequestHandler>()
  const { root } = build.routes
  for (const route of Object.values(build.routes)) {
    // What lies in a layout of its own is left to the router of all.
    if (root === undefined || route?.parentId !== root.id) continue
    const address = route.index ? '/' : route.path
    if (address === undefined || !/^\/[\w-]*$/.test(address)) continue
    const routes = { [root.id]: root, [route.id]: route }
    own.set(address, createRequestHandler({ ...build, routes }, 'production'))
  }
  return (request, context) => (own.get(new URL(request.url).pathname) ?? all)(request, context)
}
