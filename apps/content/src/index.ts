import type { Core } from '@strapi/strapi'
import type { PulliConfig } from '../config/pulli'
import { ensureEditor } from './accounts/ensure-editor'
import { ensureSuperAdmin } from './accounts/ensure-super-admin'
import { equalSignIn } from './accounts/equal-sign-in'
import { giveEditorRights } from './accounts/give-editor-rights'
import { guardFiles } from './accounts/guard-files'
import { guardPublications } from './accounts/guard-publications'
import { mailAccounts } from './accounts/mail-accounts'
import { applyAdminLabels } from './admin-labels'
import { requireAlternativeText } from './alternative-text'
import { checkHiddenCharacters } from './check-hidden-characters'
import { checkSettings } from './check-settings'
import { checkReviews } from './clinical-review/check-reviews'
import { closePluginRoutes } from './close-plugin-routes'
import { closeUploadFromUrl } from './close-upload-from-url'
import { checkCrisisLines } from './crisis-lines/check-crisis-lines'
import { checkMembership } from './desk-sign-in/check-membership'
import { closePasswords } from './desk-sign-in/close-passwords'
import { serveDeskSignIn } from './desk-sign-in/serve-desk-sign-in'
import { serveLetters } from './newsletter/serve-letters'
import { servePublicReads } from './public-read'
import { purgeOnChange } from './purge'
import { serveConsultationRecipients } from './recipients/serve-recipients'
import { serveSamples } from './samples/serve-samples'
import { serveSamplesToSite } from './samples/serve-samples-to-site'
import { requireSecondPerson } from './second-person/require-second-person'
import { serveConfirmations } from './second-person/serve-confirmations'
import { seedOnce } from './seeding/seed-once'
import { checkUploads } from './uploads/check-uploads'
import { decodeToCheck } from './uploads/decode-to-check'
import { turnOffSizeOptimization } from './uploads/turn-off-size-optimization'

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    closePluginRoutes(strapi)
    closeUploadFromUrl(strapi)
    servePublicReads(strapi, config(strapi))
    serveSamples(strapi)
    const site = { url: config(strapi).purgeUrl, secret: config(strapi).secret }
    serveLetters(strapi, site)
    serveConfirmations(strapi)
    serveDeskSignIn(strapi, config(strapi).secret)
    checkMembership(strapi, site)
    strapi.server.use(closePasswords({ areOpen: config(strapi).passwordsAreOpen }) as never)
    serveSamplesToSite(strapi, config(strapi).secret)
    serveConsultationRecipients(strapi, config(strapi).secret)
    requireAlternativeText(strapi)
    checkHiddenCharacters(strapi)
    checkSettings(strapi)
    checkCrisisLines(strapi)
    checkReviews(strapi)
    guardPublications(strapi)
    // After the other checks, which refuse before a confirmation is requested or mailed.
    requireSecondPerson(strapi, site)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const { editor, superAdmin, seed, purgeUrl, secret } = config(strapi)
    await applyAdminLabels(strapi)
    await equalSignIn(strapi)
    await giveEditorRights(strapi)
    mailAccounts(strapi, { url: purgeUrl, secret })
    await ensureEditor(strapi, editor)
    await ensureSuperAdmin(strapi, superAdmin)
    // Before the seed, of which they take most of the time otherwise.
    await turnOffSizeOptimization(strapi)
    decodeToCheck(strapi)
    if (seed.wanted) await seedOnce(strapi, seed.folder)
    // After the seed, which needs no check.
    checkUploads(strapi)
    guardFiles(strapi)
    // After the seed, so that seeding sends no purges.
    purgeOnChange(strapi, { url: purgeUrl, secret })
  },
}

const config = (strapi: Core.Strapi): PulliConfig => strapi.config.get('pulli')
