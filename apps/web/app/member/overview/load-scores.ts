import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses, providerCalls } from '#addresses.ts'
import { orCachedView } from '#member/offline/or-cached-view.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { showToast } from '#toasts/show-toast.ts'
import { NO_SCORES, type Scores, scoresOf } from './scores.ts'

/** The scores, or none with a toast where they could not be loaded (ERR-08: a 404 is silent). */
export async function loadScores(): Promise<{ scores: Scores; isLoaded: boolean }> {
  const outcome = await orCachedView(
    addresses.dashboard,
    callAsMember<KeptAssessment[]>(`${providerCalls.assessmentResults}?history=true`),
  )
  if (outcome.kind === 'done') return { scores: scoresOf(outcome.data), isLoaded: true }
  const isSilent = outcome.kind === 'refused' && outcome.status === 404
  if (!isSilent) void showToast({ text: m.overview_failed(), kind: 'error' })
  return { scores: NO_SCORES, isLoaded: isSilent }
}
