import { hydrateOn } from '#islands/hydrate-on.ts'
import { type IslandName, islands } from '#islands/islands.ts'
import { openDialogs } from '#start/dialogs.ts'
import { setFirstDays } from '#start/first-day.ts'
import { scrollFirst } from '#start/first-scroll.ts'
import { keepHelp } from '#start/keep-help.ts'
import { measure } from '#start/measure.ts'
import { improveMenus } from '#start/menus.ts'
import { startParts } from '#start/parts.ts'
import { pressPlay } from '#start/press-play.ts'
import { nameSessionLinks } from '#start/session-links.ts'
import { switchThemes } from '#start/theme.ts'
import { whenIdle } from '#start/when-idle.ts'

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
  startParts()
  pressPlay()
  try {
    nameSessionLinks(localStorage)
    scrollFirst(localStorage)
  } catch {
    // Storage is switched off: the page is a visitor's page, at its top.
  }
  if (document.querySelector('[data-follower]')) {
    void import('#start/follower.ts').then(({ followPointer }) => followPointer())
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
