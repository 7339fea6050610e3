import { Check, Feather, Mail } from '@strapi/icons'
import { adminApi, type StrapiApp } from '@strapi/strapi/admin'
import { withoutGuarded, withSecondPerson } from './second-person-actions'
import { WaitingPanel } from './waiting-panel'

/** The admin panel: our own text on the sign-in page, and no telemetry. */
export default {
  config: {
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        'Auth.form.welcome.title': 'Pulli content',
        'Auth.form.welcome.subtitle': 'Sign in to write and publish',
        // The feature is disabled (close-upload-from-url.ts), but Strapi has no setting to hide its menu entry.
        'upload.import-from-url': 'From a URL: switched off. Download the file and import it',
        'app.components.LeftMenu.navbrand.title': 'Pulli',
        'app.components.LeftMenu.navbrand.workplace': 'Content',
      },
    },
  },
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'to-confirm',
      icon: Check,
      intlLabel: { id: 'pulli.to-confirm', defaultMessage: 'To confirm' },
      permissions: [],
      Component: () => import('./confirmations-page'),
    })
    app.addMenuLink({
      to: 'samples',
      icon: Feather,
      intlLabel: { id: 'pulli.samples', defaultMessage: 'Samples' },
      permissions: [],
      Component: () => import('./samples-page'),
    })
    app.addMenuLink({
      to: 'letters',
      icon: Mail,
      intlLabel: { id: 'pulli.letters', defaultMessage: 'Letters' },
      permissions: [],
      Component: () => import('./letters-page'),
    })
  },
  bootstrap(app: StrapiApp) {
    keepWhatWasRefused()
    const manager = app.getPlugin('content-manager').apis as {
      addEditViewSidePanel(panels: unknown[]): void
      addDocumentAction(change: typeof withSecondPerson): void
      addBulkAction(change: typeof withoutGuarded): void
    }
    manager.addEditViewSidePanel([WaitingPanel])
    manager.addDocumentAction(withSecondPerson)
    manager.addBulkAction(withoutGuarded)
  },
}

/**
 * Strapi shows a form as saved while the request is in flight, and resets it to the last saved version if the request
 * is rejected, which discards the editor's input. Disabling this keeps the form unchanged until the response.
 */
function keepWhatWasRefused() {
  adminApi.enhanceEndpoints({ endpoints: { updateDocument: { onQueryStarted: undefined } } as object })
}
