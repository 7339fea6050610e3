import type { Safety } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import { ConsentDialog } from '#member/consent/consent-dialog.tsx'
import { SafetyBlock } from '#site/assessment/safety-block.tsx'

interface AssessmentConsentProps {
  /** NC-16: an urgent answer shows help before anything else, here too. */
  urgency: Safety
  /** Called with the decision. The answers stay in the form either way. */
  onAnswer: (isGiven: boolean) => void
}

/** Asks for the consent without which a result cannot be stored (D41). */
export function AssessmentConsent({ urgency, onAnswer }: AssessmentConsentProps) {
  const safety = urgency !== 'none' && (
    <SafetyBlock
      id="consent-safety"
      level={urgency}
      because="answer"
      on={{ href: '#consent-h', text: m.assessment_safety_on() }}
    />
  )
  const words = {
    title: m.consent_dialog_title(),
    text: m.consent_dialog_text(),
    agree: m.consent_dialog_keep(),
    back: m.consent_dialog_back(),
    notTicked: m.consent_not_ticked(),
  }
  return <ConsentDialog purpose="assessments" words={words} before={safety} onAnswer={onAnswer} />
}
