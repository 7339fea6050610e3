import { m } from '@pulli/messages/messages.js'
import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'
import { Suspense } from 'react'
import { pageTitle } from '#document/describe-page.ts'
import { loadLatestMoods } from '#member/check-in/mood-calls.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/mood-page'
import { MoodDays } from './mood-days.tsx'
import { moodDrafts } from './mood-drafts.ts'
import './mood-page.css'

/** A discreet title: the tab must not mention moods. */
export function meta(_: Route.MetaArgs) {
  return [{ title: pageTitle(m.mood_meta_title()) }, { name: 'robots', content: 'noindex' }]
}

export function clientLoader() {
  return { loading: loadLatestMoods(), begun: moodDrafts.load()?.days ?? [] }
}

export function HydrateFallback() {
  return (
    <>
      <Crumb />
      <MoodSkeleton />
    </>
  )
}

/** MOD-01 to MOD-08 */
export default function MoodPage({ loaderData: { loading, begun } }: Route.ComponentProps) {
  return (
    <>
      <Crumb />
      <Suspense fallback={<MoodSkeleton />}>
        <MoodDays loading={loading} begun={begun} />
      </Suspense>
    </>
  )
}

const Crumb = () => <Breadcrumbs trail={[{ label: m.mood_nav() }]} />

const DRAWING = kolam('mood', { n: 3, shape: 'square' })

/** The skeleton while the days are loaded, also rendered by the server. */
function MoodSkeleton() {
  return (
    <div className="moodpage" aria-busy="true">
      <section className="checkin">
        <h1>{m.mood_title()}</h1>
        <div className="checkin__figure draw">
          <KolamFigure drawing={DRAWING} className="wait__kolam" />
        </div>
        <p className="sr" role="status">
          {m.dashboard_loading()}
        </p>
      </section>
      <div className="calsec calsec--wait" aria-hidden="true">
        <p className="wait wait--h" />
        <p className="wait" />
        <p className="wait" />
        <p className="wait" />
        <p className="wait" />
        <p className="wait" />
      </div>
    </div>
  )
}
