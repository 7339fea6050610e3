import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { Suspense, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { addresses, providerCalls } from '#addresses.ts'
import { orCachedView } from '#member/offline/or-cached-view.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { lazySection } from '#member/shell/lazy-section.tsx'
import type { loader as shellLoader } from '#member/shell/member-layout.tsx'
import { PageError } from '#member/shell/page-error.tsx'
import { showToast } from '#toasts/show-toast.ts'
import type { Route } from './+types/overview-page'
import { OverviewHead } from './overview-head.tsx'
import { ScoreRows } from './score-rows.tsx'
import { NO_SCORES, type Scores, scoresOf } from './scores.ts'
import './overview-page.css'

// Loaded after the scores (P2).
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

/** The bands come with the layout's data: the packs with all their questions are too large for the first page. */
function useBands() {
  const shell = useRouteLoaderData<typeof shellLoader>('member/shell/member-layout')
  return shell?.bands ?? { depression: [], anxiety: [], stress: [] }
}

/** Loads the scores. Shows a toast on a failure (ERR-08: not for a 404). */
async function loadScores(): Promise<{ scores: Scores; isLoaded: boolean }> {
  const outcome = await orCachedView(
    addresses.dashboard,
    callAsMember<KeptAssessment[]>(`${providerCalls.assessmentResults}?history=true`),
  )
  if (outcome.kind === 'done') return { scores: scoresOf(outcome.data), isLoaded: true }
  const isSilent = outcome.kind === 'refused' && outcome.status === 404
  if (!isSilent) void showToast({ text: m.overview_failed(), kind: 'error' })
  return { scores: NO_SCORES, isLoaded: isSilent }
}
