import type { Consent } from '@pulli/contracts/consent.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { Suspense, useRef, useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { dayWords } from '#member/day/day-words.ts'
import { useTimeZone } from '#member/day/use-time-zone.ts'
import { EraseButton } from '#member/erasure/erase-button.tsx'
import { erasePurpose } from '#member/erasure/erase-purpose.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { lazySection } from '#member/shell/lazy-section.tsx'
import { giveConsent, loadConsents } from './give-consent.ts'

// Loaded when it is opened.
const WithdrawDialog = lazySection(() => import('./withdraw-dialog.tsx'))

/** What *Erase all* says of each purpose. */
const ERASING = {
  assessments: {
    label: m.consent_erase_assessments,
    title: m.consent_erase_assessments_title,
    text: m.consent_erase_assessments_text,
    done: m.consent_erased_assessments,
  },
  moods: {
    label: m.consent_erase_moods,
    title: m.consent_erase_moods_title,
    text: m.consent_erase_moods_text,
    done: m.consent_erased_moods,
  },
} as const satisfies Record<Consent['purpose'], object>

interface ConsentRowProps {
  consent: Consent
  /** Whether the member has confirmed before to be 18 or older. */
  isAdult: boolean
  onChange: (changed: Consent) => void
}

/** One purpose: the notice, the decision with its date, and the buttons to change it and to erase the stored data. */
export function ConsentRow({ consent, isAdult, onChange }: ConsentRowProps) {
  const { purpose, notice, is_given } = consent
  const timeZone = useTimeZone()
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<{ adult?: string; formError?: string }>({})
  const [status, setStatus] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const adult = useRef<HTMLDivElement>(null)
  const erasing = ERASING[purpose]

  async function change() {
    if (isSending) return
    setStatus('')
    setFault({})
    if (is_given) return setIsAsking(true)
    const box = adult.current?.querySelector('input')
    if (box && !box.checked) {
      setFault({ adult: m.consent_adult_missing() })
      return box.focus()
    }
    setIsSending(true)
    setFault({})
    const outcome = await giveConsent(consent)
    setIsSending(false)
    if (outcome.kind !== 'done') return setFault({ formError: errorText(outcome) })
    onChange(outcome.data)
    setStatus(m.consent_row_now_given())
  }

  /** A call without an answer may have done its work: the server knows. */
  async function showWhatHolds(reason: string, kept: 'erase' | 'keep') {
    setFault({ formError: reason })
    const outcome = await loadConsents()
    const now = outcome.kind === 'done' ? outcome.data.find((one) => one.purpose === purpose) : undefined
    if (now === undefined) return
    onChange(now)
    if (now.is_given) return
    setFault(kept === 'erase' ? { formError: m.consent_stop_unsure() } : {})
    if (kept === 'keep') setStatus(m.consent_row_now_withdrawn())
  }

  return (
    <li className="row row--consent">
      <div className="row__text">
        <h3 className="row__head" id={`consent-${purpose}-h`}>
          {notice.title}
        </h3>
        <p>{notice.text}</p>
        <p className="row__state">{stateOf(consent, timeZone)}</p>
        {!is_given && !isAdult && (
          <div ref={adult}>
            <CheckBox
              id={`consent-${purpose}-adult`}
              label={m.consent_adult()}
              note={m.consent_adult_note()}
              error={fault.adult}
              onChange={() => setFault({})}
            />
          </div>
        )}
        <CallStatus fault={fault.formError} done={status} />
      </div>
      <div className="row__actions">
        <Button
          kind="line"
          size="s"
          busy={isSending}
          busyLabel={m.consent_row_changing()}
          aria-describedby={`consent-${purpose}-h`}
          onClick={change}
        >
          {is_given ? m.consent_row_withdraw() : m.consent_row_give()}
        </Button>
        <EraseButton
          id={`all-${purpose}`}
          question={{ title: erasing.title(), text: erasing.text() }}
          erase={() => erasePurpose(purpose)}
          onErased={() => setStatus(erasing.done())}
        >
          {erasing.label()}
        </EraseButton>
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <WithdrawDialog
            consent={consent}
            onWithdrawn={(changed, isErased) => {
              onChange(changed)
              setStatus(isErased ? m.consent_row_now_withdrawn_erased() : m.consent_row_now_withdrawn())
            }}
            onFailedAfterwards={showWhatHolds}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </li>
  )
}

function stateOf({ is_given, history }: Consent, timeZone: string | undefined) {
  const [latest] = history
  if (!latest) return m.consent_row_never()
  const day = (at: string) => dayWords(new Date(at), new Date(), timeZone)
  if (is_given || latest.withdrawn_at === null) return m.consent_row_given({ day: day(latest.given_at) })
  return m.consent_row_withdrawn({ day: day(latest.withdrawn_at) })
}
