import type { Core } from '@strapi/strapi'
import type { PulliConfig } from '../config/pulli'
import { applyAdminLabels } from './admin-labels'
import { requireAlternativeText } from './alternative-text'
import { closePluginRoutes } from './close-plugin-routes'
import { serveConsultationRecipients } from './consultation-recipients'
import { ensureFirstAdmin } from './first-admin'
import { servePublicReads } from './public-read'
import { purgeOnChange } from './purge'
import { seedOnce } from './seeding/seed-once'
import { checkUploads } from './uploads/check-uploads'

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    closePluginRoutes(strapi)
    servePublicReads(strapi)
    serveConsultationRecipients(strapi, config(strapi).secret)
    requireAlternativeText(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const { firstAdmin, seed, purgeUrl, secret } = config(strapi)
    await applyAdminLabels(strapi)
    await ensureFirstAdmin(strapi, firstAdmin)
    if (seed.wanted) await seedOnce(strapi, seed.folder)
    // After the seed, which needs no check.
    checkUploads(strapi)
    // Last, so that seeding tells nobody.
    purgeOnChange(strapi, { url: purgeUrl, secret })
  },
}

const config = (strapi: Core.Strapi): PulliConfig => strapi.config.get('pulli')
