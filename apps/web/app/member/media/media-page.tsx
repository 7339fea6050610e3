import { m } from '@pulli/messages/messages.js'
import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'
import { addresses } from '#addresses.ts'
import { loadFavourites } from '#member/favourite/favourite-calls.ts'
import { orCachedView } from '#member/offline/or-cached-view.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/media-page'
import { LibraryView } from './library-view.tsx'
import { loadLibrary } from './load-library.ts'
import { minDuration } from './min-duration.ts'
import '#media/media-page.css'
import './library.css'

/** MED-02 */
const SKELETON_MS = 500

const PAGE = addresses.memberMedia

export function meta() {
  return discreetMeta(m.dashboard_nav_media())
}

export function clientLoader() {
  return {
    library: minDuration(SKELETON_MS, orCachedView(`${PAGE}#library`, loadLibrary())),
    favourites: orCachedView(`${PAGE}#favourites`, loadFavourites()),
  }
}

export function HydrateFallback() {
  return (
    <>
      <Crumb />
      <LibrarySkeleton />
    </>
  )
}

/** MED-01, MED-02 */
export default function MediaPage({ loaderData: { library, favourites } }: Route.ComponentProps) {
  return (
    <>
      <Crumb />
      <Loaded of={library} skeleton={<LibrarySkeleton />}>
        {(data) => <LibraryView library={data} loadingFavourites={favourites} />}
      </Loaded>
    </>
  )
}

const Crumb = () => <Breadcrumbs trail={[{ label: m.dashboard_nav_media() }]} />

const DRAWING = kolam('library', { n: 3, shape: 'square' })
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** MED-02: the skeleton of the first 500 ms, also rendered by the server. */
function LibrarySkeleton() {
  return (
    <div aria-busy="true">
      <header className="lib__head">
        <h1>{m.audio_title()}</h1>
      </header>
      <p className="sr" role="status">
        {m.dashboard_loading()}
      </p>
      <div className="lib__filter" />
      <ul className="tracks" aria-hidden="true">
        {ROWS.map((row) => (
          <li className="lib__skeleton" key={row}>
            <span className="lib__skeleton-button" />
            <span className="lib__skeleton-cover draw">
              <KolamFigure drawing={DRAWING} />
            </span>
            <span className="lib__skeleton-words" />
          </li>
        ))}
      </ul>
    </div>
  )
}
