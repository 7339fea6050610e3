import type { Core } from '@strapi/strapi'

/**
 * Removes the routes that plugins add under /api (uploads, mail, locales, types). Editors use the admin's own routes;
 * the public gets the reads of public-read.ts and nothing else, whatever tokens exist.
 */
export function closePluginRoutes(strapi: Core.Strapi) {
  for (const plugin of Object.values(strapi.plugins)) {
    if (!Array.isArray(plugin.routes)) delete plugin.routes['content-api']
  }
}
