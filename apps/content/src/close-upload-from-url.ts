import type { Core } from '@strapi/strapi'

const HANDLER = 'admin-upload.uploadFromUrls'

interface Route {
  readonly handler: unknown
}

/**
 * Takes away the route with which the media library fetches files from addresses. It would let whoever is signed in
 * reach, through this machine, what only this machine reaches. Strapi's own list of forbidden addresses knows neither
 * `0.0.0.0` nor where a redirect leads.
 */
export function closeUploadFromUrl(strapi: Core.Strapi) {
  const { admin } = strapi.plugin('upload').routes as unknown as { admin: { routes: Route[] } }
  const kept = admin.routes.filter(({ handler }) => handler !== HANDLER)
  // A newer Strapi that calls it otherwise must not open it again unnoticed.
  if (kept.length === admin.routes.length)
    throw new Error(`The upload plugin has no route ${HANDLER} to close`)
  admin.routes = kept
}
