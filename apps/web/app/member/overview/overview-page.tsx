import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { Suspense, use, useState } from 'react'
import { addresses, providerCalls } from '#addresses.ts'
import { orCachedView } from '#member/offline/or-cached-view.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { lazySection } from '#member/shell/lazy-section.tsx'
import { useShell } from '#member/shell/use-shell.ts'
import { CrisisLine } from '#shell/crisis-line.tsx'
import { CALLS_CLOSED_KEY } from '#storage-keys.ts'
import { showToast } from '#toasts/show-toast.ts'
import type { Route } from './+types/overview-page'
import { loadWeek } from './load-week.ts'
import { OverviewHead } from './overview-head.tsx'
import { overviewOf } from './overview-of.ts'
import { ScoreRows } from './score-rows.tsx'
import { NO_SCORES, type Scores, scoresOf } from './scores.ts'
import './overview-page.css'

// Loaded together with the scores (P2): both are shown at once.
const fetchToldHead = () => import('./told-head.tsx')
const ToldHead = lazySection(fetchToldHead, () => (
  <OverviewHead isLoaded>
    <CrisisLine className="callsnow" />
  </OverviewHead>
))
// Loaded after the scores (P2).
const LowerSections = lazySection(() => import('./your-week/lower-sections.tsx'))

export const HydrateFallback = Skeleton

export function meta() {
  return discreetMeta(m.overview_title())
}

export function clientLoader() {
  const scores = loadScores()
  void fetchToldHead().catch(() => undefined)
  return { loading: Promise.all([scores, loadWeek()]) }
}

/** DAS-01, DAS-02 */
export default function OverviewPage({ loaderData: { loading } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Overview loading={loading} />
    </Suspense>
  )
}

function Overview({ loading }: { loading: ReturnType<typeof clientLoader>['loading'] }) {
  const { scales, office } = useShell()
  const [{ scores, isLoaded }, week] = use(loading)
  const [hiddenAt, setHiddenAt] = useState(readHidden)
  const overview = isLoaded ? overviewOf({ scores, scales, week }, hiddenAt) : undefined

  function hide() {
    const at = new Date()
    rememberHidden(at)
    setHiddenAt(at)
  }

  return (
    <>
      {overview ? <ToldHead overview={overview} office={office} onHide={hide} /> : <OverviewHead />}
      <ScoreRows scores={scores} scales={scales} />
      <Suspense fallback={null}>
        <LowerSections scores={scores} week={week} overview={overview} />
      </Suspense>
    </>
  )
}

function Skeleton() {
  const { scales } = useShell()
  return (
    <>
      <OverviewHead />
      <ScoreRows scores={NO_SCORES} scales={scales} isWaiting />
    </>
  )
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

/** Only an instant is stored: it reveals nothing about the answers. */
function rememberHidden(at: Date) {
  try {
    localStorage.setItem(CALLS_CLOSED_KEY, String(at.getTime()))
  } catch {
    // Storage is full or switched off: they are hidden until the page is loaded again.
  }
}

/** Returns when the numbers to call were hidden on this device. */
function readHidden(): Date | undefined {
  try {
    const stored = Number(localStorage.getItem(CALLS_CLOSED_KEY))
    return stored > 0 ? new Date(stored) : undefined
  } catch {
    return undefined
  }
}
