import { adminApi } from '@strapi/strapi/admin'

/** The editors' panel: our own words on the sign-in page, and nothing that calls home. */
export default {
  config: {
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        'Auth.form.welcome.title': 'Pulli content',
        'Auth.form.welcome.subtitle': 'Sign in to write and publish',
        // What it did is closed (close-upload-from-url.ts); Strapi has no switch for the menu's line.
        'upload.import-from-url': 'From a URL: switched off. Download the file and import it',
        'app.components.LeftMenu.navbrand.title': 'Pulli',
        'app.components.LeftMenu.navbrand.workplace': 'Content',
      },
    },
  },
  bootstrap() {
    keepWhatWasRefused()
  },
}

/**
 * Strapi shows what is being saved as saved, and where it is refused puts back what was saved before, over all that
 * the editor had typed. Without that the form stays as it is until the answer.
 */
function keepWhatWasRefused() {
  adminApi.enhanceEndpoints({ endpoints: { updateDocument: { onQueryStarted: undefined } } as object })
}
