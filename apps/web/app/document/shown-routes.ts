import type { EntryContext } from 'react-router'

/**
 * What a document is rendered from: of the routes only those that it shows, since React Router makes an object of
 * each that it is given at every render; and nothing for a browser that hydrates, since none does.
 */
export function onlyShown({ serverHandoffStream: _unread, ...entry }: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const routes: typeof manifest.routes = {}
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id]
  return { ...entry, manifest: { ...manifest, routes } }
}
