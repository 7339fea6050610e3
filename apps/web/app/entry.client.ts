import { openDialogs } from '#document-client/dialogs.ts'
import { setFirstDays } from '#document-client/first-day.ts'
import { scrollFirst } from '#document-client/first-scroll.ts'
import { keepHelp } from '#document-client/keep-help.ts'
import { loadEnhancers } from '#document-client/load-enhancers.ts'
import { measure } from '#document-client/measure.ts'
import { improveMenus } from '#document-client/menus.ts'
import { pressPlay } from '#document-client/press-play.ts'
import { nameSessionLinks } from '#document-client/session-links.ts'
import { switchThemes } from '#document-client/theme.ts'
import { whenIdle } from '#document-client/when-idle.ts'
import { hydrateOn } from '#islands/hydrate-on.ts'
import { type IslandName, islands } from './islands.ts'

// An app page carries React Router's context; a document page carries only islands.
if ('__reactRouterContext' in window) void import('./app-client.tsx')
else startDocument()

function startDocument() {
  whenIdle(() => {
    measure()
    keepHelp()
  })
  openDialogs()
  improveMenus()
  switchThemes()
  setFirstDays(new Date())
  loadEnhancers()
  pressPlay()
  try {
    nameSessionLinks(localStorage)
    scrollFirst(localStorage)
  } catch {
    // Storage is switched off: the page is a visitor's page, at its top.
  }
  if (document.querySelector('[data-follower]')) {
    void import('#document-client/follower.ts').then(({ followPointer }) => followPointer())
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, props, on } = element.dataset
    const load = islands[island as IslandName]
    hydrateOn({
      element,
      on,
      start: async () => {
        const [{ mount }, { default: component }] = await Promise.all([import('#islands/mount.ts'), load()])
        await mount(element, component, JSON.parse(props ?? '{}'))
      },
    })
  }
}
