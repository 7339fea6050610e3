import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { Consent, ConsentChange, ErasedPurpose } from '@pulli/contracts/consent.ts'
import type { MoodList } from '@pulli/contracts/mood.ts'
import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { addresses } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { oneTabAtATime } from '#api/one-tab-at-a-time.ts'
import { removePending } from '#member/check-in/change-pending.ts'
import { readPending } from '#member/check-in/pending-check-in.ts'
import { SENDING } from '#member/check-in/send-pending.ts'
import { updateCachedView } from '#member/offline/view-cache.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { currentUser } from '#member/session/session.ts'

/** D55: erases all moods or all results, here too. The consent stays. */
export function erasePurpose(purpose: ConsentPurpose): Promise<Outcome<ErasedPurpose>> {
  return erasing(purpose, callOf<ErasedPurpose>(memberCalls.dataOf(purpose), 'DELETE'))
}

/** D55: withdraws a consent, and erases the data stored under it if the member chooses so. */
export function withdrawConsent(purpose: ConsentPurpose, kept: 'erase' | 'keep'): Promise<Outcome<Consent>> {
  const body: ConsentChange = { is_given: false, kept }
  const call = callOf<Consent>(memberCalls.consent(purpose), 'PUT', body)
  return kept === 'erase' ? erasing(purpose, call) : call()
}

function callOf<Data>(path: string, method: 'PUT' | 'DELETE', body?: object) {
  return () => callAsMember<Data>(path, { method, ...(body && { body }) })
}

/** No check-in is sent meanwhile, and none that waits brings a day back. */
function erasing<Data>(purpose: ConsentPurpose, call: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  return oneTabAtATime(SENDING, async () => {
    const outcome = await call()
    if (outcome.kind === 'done') await (purpose === 'moods' ? clearCachedMoods() : clearCachedResults())
    return outcome
  })
}

async function clearCachedMoods() {
  for (const one of (await readPending()).values()) await removePending(one)
  const memberId = currentUser()?.id
  if (memberId === undefined) return
  await updateCachedView<MoodList>(addresses.memberMoods, memberId, (list) => ({ ...list, moods: [] }))
}

async function clearCachedResults() {
  const memberId = currentUser()?.id
  if (memberId !== undefined) {
    await updateCachedView<KeptAssessment[]>(addresses.dashboard, memberId, () => [])
  }
}
