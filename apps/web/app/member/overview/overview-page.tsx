import { m } from '@pulli/messages/messages.js'
import { Suspense, use } from 'react'
import { pageTitle } from '#document/describe-page.ts'
import { PageError } from '#member/shell/page-error.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/overview-page'
import { loadScores } from './load-scores.ts'
import { ScoreRows } from './score-rows.tsx'
import { NO_SCORES } from './scores.ts'

export const ErrorBoundary = PageError
export const HydrateFallback = Skeleton

export function meta(_: Route.MetaArgs) {
  return [{ title: pageTitle(m.overview_title()) }, { name: 'robots', content: 'noindex' }]
}

export function clientLoader() {
  return { loading: loadScores() }
}

/** DAS-01, DAS-02 */
export default function OverviewPage({ loaderData: { loading } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Overview loading={loading} />
    </Suspense>
  )
}

function Overview({ loading }: { loading: ReturnType<typeof loadScores> }) {
  const { scores } = use(loading)
  return (
    <>
      <Head />
      <ScoreRows scores={scores} />
    </>
  )
}

function Skeleton() {
  return (
    <>
      <Head />
      <ScoreRows scores={NO_SCORES} isWaiting />
    </>
  )
}

function Head() {
  return (
    <>
      <Breadcrumbs trail={[{ label: m.overview_title() }]} />
      <section className="dhero">
        <div className="dhero__t">
          <h1>{m.overview_heading()}</h1>
          <p className="lead">{m.overview_lead()}</p>
        </div>
      </section>
    </>
  )
}
