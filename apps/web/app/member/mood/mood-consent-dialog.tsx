import type { Consent } from '@pulli/contracts/consent.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ADULT_ID, ConsentBoxes, readConsentBoxes } from '#member/consent/consent-boxes.tsx'
import { giveConsent, loadConsents } from '#member/consent/give-consent.ts'

const ID = 'mood-consent'

/** D41: asks in place for the consent without which no mood can be kept. What was entered stays. */
export function MoodConsentDialog({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [consent, setConsent] = useState<Consent>()
  const [fault, setFault] = useState<{ adult?: string; whole?: string }>({})
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    dialog.current?.showModal()
    void loadConsents().then((loaded) => {
      if (loaded.kind !== 'done') return setFault({ whole: m.mood_consent_failed() })
      setConsent(loaded.data.find(({ purpose }) => purpose === 'moods'))
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
    if (agreed.length === 0) return setFault({ whole: m.mood_consent_tick() })
    if (!isAdult) {
      setFault({ adult: m.consent_adult_missing() })
      document.getElementById(ADULT_ID)?.focus()
      return
    }
    setIsSending(true)
    const given = await giveConsent(consent)
    setIsSending(false)
    if (given.kind === 'done') return onAnswer(true)
    setFault({ whole: (given.kind === 'refused' && given.message) || m.dashboard_unanswered() })
  }

  return (
    <Dialog id={ID} labelledBy={`${ID}-h`} describedBy={`${ID}-p`} ref={dialog}>
      <h2 id={`${ID}-h`}>{m.mood_consent_title()}</h2>
      <p id={`${ID}-p`}>{m.mood_consent_text()}</p>
      <form noValidate onSubmit={submit}>
        {fault.whole && (
          <p className="checkin__no" role="alert">
            {fault.whole}
          </p>
        )}
        {consent && (
          <ConsentBoxes consents={[consent]} adultFault={fault.adult} onChange={() => setFault({})} />
        )}
        <p className="actions">
          <Button kind="act" type="submit" busy={isSending} busyLabel={m.mood_submitting()}>
            {m.mood_consent_keep()}
          </Button>
          <Button kind="quiet" onClick={() => dialog.current?.close()}>
            {m.mood_consent_back()}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
