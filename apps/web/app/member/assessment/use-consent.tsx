import type { AssessmentResult, NewAssessment } from '@pulli/contracts/assessment.ts'
import type { Safety } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { providerCalls } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { AssessmentConsent } from './assessment-consent.tsx'

/** Sends an assessment. Without consent asks for it, then sends again. */
export function useConsent(): {
  send: (body: NewAssessment, urgency: () => Safety) => Promise<Outcome<AssessmentResult>>
  dialog: ReactNode
} {
  const [asking, setAsking] = useState<{ urgency: Safety }>()
  const answer = useRef<(isGiven: boolean) => void>(undefined)

  const send = useCallback(async (body: NewAssessment, urgency: () => Safety) => {
    const first = await sendAsMember(body)
    if (first.kind !== 'refused' || first.code !== 'consent-required') return first
    setAsking({ urgency: urgency() })
    const isGiven = await new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
    setAsking(undefined)
    return isGiven ? sendAsMember(body) : first
  }, [])
  const onAnswer = useCallback((isGiven: boolean) => answer.current?.(isGiven), [])

  return { send, dialog: asking && <AssessmentConsent {...asking} onAnswer={onAnswer} /> }
}

/** ROL-03, ROL-05: sends an assessment that must be stored. An ended session keeps the page, with the answers on it. */
async function sendAsMember(body: NewAssessment): Promise<Outcome<AssessmentResult>> {
  const outcome = await callAsMember<AssessmentResult>(`${providerCalls.storeAssessment}?keep=required`, {
    method: 'POST',
    body,
    whenOver: 'stay',
  })
  if (outcome.kind !== 'refused') return outcome
  if (outcome.code === 'session-ended') return { ...outcome, message: m.overview_session_over() }
  // Shown if the member, who is asked next, does not consent.
  return outcome.code === 'consent-required' ? { ...outcome, message: m.consent_not_given() } : outcome
}
