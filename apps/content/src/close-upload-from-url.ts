import type { Core } from '@strapi/strapi'

const HANDLER = 'admin-upload.uploadFromUrls'

interface Route {
  readonly handler: unknown
}

/**
 * Removes the route with which the media library fetches files from URLs. It would let any signed-in user reach
 * internal addresses through this machine (SSRF). Strapi's own deny list covers neither `0.0.0.0` nor redirects.
 */
export function closeUploadFromUrl(strapi: Core.Strapi) {
  const { admin } = strapi.plugin('upload').routes as unknown as { admin: { routes: Route[] } }
  const kept = admin.routes.filter(({ handler }) => handler !== HANDLER)
  // Fail if a newer Strapi renames the route, so that it cannot reopen unnoticed.
  if (kept.length === admin.routes.length)
    throw new Error(`The upload plugin has no route ${HANDLER} to close`)
  admin.routes = kept
}
