import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import { checkedPacks } from './checked-packs.ts'
import { dashboardChunks } from './dashboard-chunks.ts'
import { inlineScript } from './inline-script.ts'
import { routeSheets } from './route-sheets.ts'
import { singleLocale } from './single-locale.ts'
import { singleStartScript } from './single-start-script.ts'
import { unusedRouterParts } from './unused-router-parts.ts'

/**
 * What the build does beyond Vite and React Router. Each part says what it saves and which change upstream ends it;
 * the figures are in decision 2. `trim-manifest.ts` belongs here too, but runs once both builds are done
 * (`react-router.config.ts`).
 */
export function pulliBuild(routes: readonly RouteConfigEntry[]): Plugin[] {
  return [
    checkedPacks(),
    inlineScript(),
    routeSheets(routes),
    dashboardChunks(),
    singleLocale(),
    singleStartScript(),
    unusedRouterParts(),
  ]
}
