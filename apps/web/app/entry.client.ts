import { openDialogs } from '#document-client/dialogs.ts'
import { loadEnhancers } from '#document-client/load-enhancers.ts'
import { improveMenus } from '#document-client/menus.ts'
import { replaceAddress } from '#document-client/replace-address.ts'
import { nameSessionLinks } from '#document-client/session-links.ts'
import { switchThemes } from '#document-client/theme.ts'
import { hydrateOn } from '#islands/hydrate-on.ts'
import { whenIdle } from '#when-idle.ts'
import { lacksNothing } from './browser-floor/lacks-nothing.ts'
import { scrollInitially } from './document-client/initial-scroll.ts'
import { setMinDates } from './document-client/min-date.ts'
import { handlePlayButtons } from './document-client/play-buttons.ts'
import { type IslandName, islands } from './islands.ts'

// App pages have React Router's context; document pages only have islands.
if ('__reactRouterContext' in window) void import('./app-client.tsx')
else startDocument()

function startDocument() {
  // A form whose code cannot be loaded posts itself.
  const filled = lacksNothing() ? undefined : import('./browser-floor/fill-missing.ts').catch(() => {})
  whenIdle(async () => {
    await filled
    measure()
    // ASM-14: caches help for use without a network.
    if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {})
  })
  replaceAddress()
  openDialogs()
  improveMenus()
  switchThemes()
  setMinDates(new Date())
  loadEnhancers(filled)
  handlePlayButtons()
  try {
    nameSessionLinks(localStorage)
    scrollInitially(localStorage)
  } catch {
    // Storage is switched off: a visitor's page, at its top.
  }
  if (document.querySelector('[data-follower]')) {
    void import('./document-client/pointer-ring.ts').then(({ followPointer }) => followPointer())
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, props, on, around } = element.dataset
    const load = islands[island as IslandName]
    hydrateOn({
      element: (around && element.closest<HTMLElement>(around)) || element,
      on,
      start: async () => {
        await filled
        const [{ mount }, { default: component }] = await Promise.all([import('#islands/mount.tsx'), load()])
        await mount(element, component, JSON.parse(props ?? '{}'))
      },
    })
  }
}

/** STA-17: measures every page. Without a network nothing can be reported. */
function measure() {
  const { route } = document.documentElement.dataset
  if (route)
    import('./document-client/vitals.ts').then(({ reportVitals }) => reportVitals(route)).catch(() => {})
}
