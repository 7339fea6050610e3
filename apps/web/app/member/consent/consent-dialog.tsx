import type { Consent } from '@pulli/contracts/consent.ts'
import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useCallForm } from '#call/call-form.tsx'
import { useModalDialog } from '#call/confirm-dialog.tsx'
import { Refusal } from '#call/refusal.tsx'
import { ConsentBoxes, readConsentBoxes } from './consent-boxes.tsx'
import { giveConsent, loadConsents } from './give-consent.ts'

interface ConsentDialogProps {
  purpose: ConsentPurpose
  words: {
    title: string
    text: string
    agree: string
    back: string
    /** Error of the unticked box. */
    notTicked: string
  }
  /** Content above the question. */
  before?: ReactNode
  /** Called with the decision. The input stays either way. */
  onAnswer: (isGiven: boolean) => void
}

/**
 * Asks for the consent without which the input cannot be stored (D41). Opens once its text is loaded: a later layout
 * shift would move the buttons under the finger.
 */
export function ConsentDialog(props: ConsentDialogProps) {
  const { purpose } = props
  const [asked, setAsked] = useState<Consent | 'not-loaded'>()
  useEffect(() => {
    void loadConsents().then((loaded) => {
      const found = loaded.kind === 'done' && loaded.data.find((each) => each.purpose === purpose)
      setAsked(found || 'not-loaded')
    })
  }, [purpose])
  return asked && <LoadedDialog {...props} consent={asked === 'not-loaded' ? undefined : asked} />
}

interface LoadedDialogProps extends ConsentDialogProps {
  /** Undefined where it could not be loaded. */
  consent: Consent | undefined
}

function LoadedDialog({ consent, words, before, onAnswer }: LoadedDialogProps) {
  const { form, isBusy, errors, formError, showErrors } = useCallForm({
    check(typed) {
      const { agreed, isAdult } = readConsentBoxes(typed, consent ? [consent] : [])
      if (agreed.length === 0) return { formError: words.notTicked }
      if (!isAdult) return { errors: { adult: m.consent_adult_missing() } }
    },
    send: async () => (consent ? giveConsent(consent) : { kind: 'unanswered' }),
    onDone: () => onAnswer(true),
    onFailed: () => dialog.current?.open || onAnswer(false),
  })
  // A consent in flight is not cancelled by closing.
  const dialog = useModalDialog(() => isBusy || onAnswer(false))

  return (
    <Dialog id="consent" labelledBy="consent-h" describedBy="consent-p" ref={dialog}>
      {before}
      <h2 id="consent-h" tabIndex={-1}>
        {words.title}
      </h2>
      <p id="consent-p">{words.text}</p>
      <form {...form}>
        <Refusal>{consent ? formError : m.consent_not_loaded()}</Refusal>
        {consent && (
          <ConsentBoxes consents={[consent]} adultError={errors.adult} onChange={() => showErrors()} />
        )}
        <p className="actions">
          {consent && (
            <Button kind="act" type="submit" busy={isBusy} busyLabel={m.welcome_saving()}>
              {words.agree}
            </Button>
          )}
          <Button kind="quiet" onClick={() => dialog.current?.close()}>
            {words.back}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
