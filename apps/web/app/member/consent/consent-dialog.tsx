import type { Consent } from '@pulli/contracts/consent.ts'
import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { reasonOf } from '#member/session/reason-of.ts'
import { ADULT_ID, ConsentBoxes, readConsentBoxes } from './consent-boxes.tsx'
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
export function ConsentDialog({ purpose, words, before, onAnswer }: ConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState<Consent | 'not-loaded'>()
  const [fault, setFault] = useState<{ adult?: string; whole?: string }>({})
  const [isSending, setIsSending] = useState(false)
  const consent = asked === 'not-loaded' ? undefined : asked
  const whole = asked === 'not-loaded' ? m.consent_not_loaded() : fault.whole

  useEffect(() => {
    void loadConsents().then((loaded) => {
      const found = loaded.kind === 'done' && loaded.data.find((each) => each.purpose === purpose)
      setAsked(found || 'not-loaded')
    })
  }, [purpose])
  useEffect(() => {
    if (asked) dialog.current?.showModal()
  }, [asked])
  useEffect(() => {
    const element = dialog.current
    // A consent in flight is not cancelled by closing.
    const close = () => isSending || onAnswer(false)
    element?.addEventListener('close', close)
    return () => element?.removeEventListener('close', close)
  }, [onAnswer, isSending])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || !consent) return
    const { agreed, isAdult } = readConsentBoxes(new FormData(event.currentTarget), [consent])
    if (agreed.length === 0) return setFault({ whole: words.notTicked })
    if (!isAdult) {
      setFault({ adult: m.consent_adult_missing() })
      document.getElementById(ADULT_ID)?.focus()
      return
    }
    setIsSending(true)
    const given = await giveConsent(consent)
    setIsSending(false)
    if (given.kind === 'done') return onAnswer(true)
    if (!dialog.current?.open) return onAnswer(false)
    setFault({ whole: reasonOf(given) })
  }

  return (
    <Dialog id="consent" labelledBy="consent-h" describedBy="consent-p" ref={dialog}>
      {before}
      <h2 id="consent-h" tabIndex={-1}>
        {words.title}
      </h2>
      <p id="consent-p">{words.text}</p>
      <form noValidate onSubmit={submit}>
        {whole && (
          <p className="dash__no" role="alert">
            {whole}
          </p>
        )}
        {consent && (
          <ConsentBoxes consents={[consent]} adultFault={fault.adult} onChange={() => setFault({})} />
        )}
        <p className="actions">
          {consent && (
            <Button kind="act" type="submit" busy={isSending} busyLabel={m.welcome_saving()}>
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
