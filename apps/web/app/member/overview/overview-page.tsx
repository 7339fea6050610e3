import { m } from '@pulli/messages/messages.js'
import { Suspense, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { lazySection } from '#member/shell/lazy-section.tsx'
import type { loader as shellLoader } from '#member/shell/member-layout.tsx'
import { PageError } from '#member/shell/page-error.tsx'
import type { Route } from './+types/overview-page'
import { loadScores } from './load-scores.ts'
import { OverviewHead } from './overview-head.tsx'
import { ScoreRows } from './score-rows.tsx'
import { NO_SCORES } from './scores.ts'
import './overview-page.css'

// Below the scores, and not in the way of them (P2).
const BelowScores = lazySection(() => import('./below-scores/below-scores.tsx'))

export const ErrorBoundary = PageError
export const HydrateFallback = Skeleton

export function meta() {
  return discreetMeta(m.overview_title())
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
  const bands = useBands()
  const { scores, isLoaded } = use(loading)
  return (
    <>
      <OverviewHead bands={bands} {...(isLoaded && { scores })} />
      <ScoreRows scores={scores} bands={bands} />
      <Suspense fallback={null}>
        <BelowScores />
      </Suspense>
    </>
  )
}

function Skeleton() {
  const bands = useBands()
  return (
    <>
      <OverviewHead bands={bands} />
      <ScoreRows scores={NO_SCORES} bands={bands} isWaiting />
    </>
  )
}

/** The bands come with the frame: the packs with all their questions would weigh on the first page. */
function useBands() {
  const shell = useRouteLoaderData<typeof shellLoader>('member/shell/member-layout')
  return shell?.bands ?? { depression: [], anxiety: [], stress: [] }
}
