import type { Consent } from '@pulli/contracts/consent.ts'
import type { Urgency } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ADULT_ID, ConsentBoxes, readConsentBoxes } from '#member/consent/consent-boxes.tsx'
import { giveConsent, loadConsents } from '#member/consent/give-consent.ts'
import { SafetyBlock } from '#site/questionnaire/safety-block.tsx'

interface ConsentDialogProps {
  /** NC-16: an answer that asks for help at once shows it before anything else, here too. */
  urgency: 'none' | Urgency
  /** Whether it was agreed; the answers are still in hand, either way. */
  onAnswer: (isGiven: boolean) => void
}

/** Asks in place for the consent without which a result cannot be kept (D41). */
export function ConsentDialog({ urgency, onAnswer }: ConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [consent, setConsent] = useState<Consent>()
  const [fault, setFault] = useState<{ adult?: string; whole?: string }>({})
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    dialog.current?.showModal()
    void loadConsents().then((loaded) => {
      if (loaded.kind !== 'done') return setFault({ whole: m.welcome_consents_failed() })
      setConsent(loaded.data.find(({ purpose }) => purpose === 'assessments'))
    })
  }, [])
  useEffect(() => {
    const element = dialog.current
    const close = () => onAnswer(false)
    element?.addEventListener('close', close)
    return () => element?.removeEventListener('close', close)
  }, [onAnswer])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || !consent) return
    const { agreed, isAdult } = readConsentBoxes(new FormData(event.currentTarget), [consent])
    if (agreed.length === 0) return setFault({ whole: m.consent_not_ticked() })
    if (!isAdult) {
      setFault({ adult: m.consent_adult_missing() })
      document.getElementById(ADULT_ID)?.focus()
      return
    }
    setIsSending(true)
    const given = await giveConsent(consent)
    setIsSending(false)
    if (given.kind === 'done') return onAnswer(true)
    setFault({ whole: (given.kind === 'refused' && given.message) || m.gate_unanswered() })
  }

  return (
    <Dialog id="consent" labelledBy="consent-h" describedBy="consent-p" ref={dialog}>
      {urgency !== 'none' && (
        <SafetyBlock
          id="consent-safety"
          because={urgency}
          on={{ href: '#consent-h', text: m.questionnaire_safety_on() }}
        />
      )}
      <h2 id="consent-h" tabIndex={-1}>
        {m.consent_dialog_title()}
      </h2>
      <p id="consent-p">{m.consent_dialog_text()}</p>
      <form noValidate onSubmit={submit}>
        {fault.whole && <p role="alert">{fault.whole}</p>}
        {consent && (
          <ConsentBoxes consents={[consent]} adultFault={fault.adult} onChange={() => setFault({})} />
        )}
        <p className="actions">
          <Button kind="act" type="submit" busy={isSending} busyLabel={m.welcome_saving()}>
            {m.consent_dialog_keep()}
          </Button>
          <Button kind="quiet" onClick={() => dialog.current?.close()}>
            {m.consent_dialog_back()}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
