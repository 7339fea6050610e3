import type { NewAssessment } from '@pulli/contracts/assessment.ts'
import type { Urgency } from '@pulli/domain/assessment/instrument.ts'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Outcome } from '#site/assessment/store-assessment.ts'
import { AssessmentConsent } from './assessment-consent.tsx'
import { isConsentMissing, sendAsMember } from './send-as-member.ts'

/** Sends an assessment; where the consent is missing, asks for it and sends again. The answers stay in hand. */
export function useConsent(): {
  send: (body: NewAssessment, urgency: () => 'none' | Urgency) => Promise<Outcome>
  dialog: ReactNode
} {
  const [asking, setAsking] = useState<{ urgency: 'none' | Urgency }>()
  const answer = useRef<(isGiven: boolean) => void>(undefined)

  const send = useCallback(async (body: NewAssessment, urgency: () => 'none' | Urgency) => {
    const first = await sendAsMember(body)
    if (!isConsentMissing(first)) return first
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
