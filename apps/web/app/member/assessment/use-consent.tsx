import type { AssessmentResult, NewAssessment } from '@pulli/contracts/assessment.ts'
import type { Urgency } from '@pulli/domain/assessment/instrument.ts'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { AssessmentConsent } from './assessment-consent.tsx'
import { sendAsMember } from './send-as-member.ts'

/** Sends an assessment. Without consent asks for it, then sends again. */
export function useConsent(): {
  send: (body: NewAssessment, urgency: () => 'none' | Urgency) => Promise<Outcome<AssessmentResult>>
  dialog: ReactNode
} {
  const [asking, setAsking] = useState<{ urgency: 'none' | Urgency }>()
  const answer = useRef<(isGiven: boolean) => void>(undefined)

  const send = useCallback(async (body: NewAssessment, urgency: () => 'none' | Urgency) => {
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
