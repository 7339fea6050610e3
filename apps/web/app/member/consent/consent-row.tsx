import type { Consent, ConsentChange } from '@pulli/contracts/consent.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { useRef, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { dayWords } from '#member/day/day-words.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { reasonOf } from '#member/session/reason-of.ts'
import { useUser } from '#member/session/use-user.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { giveConsent } from './give-consent.ts'

interface ConsentRowProps {
  consent: Consent
  /** Whether the member has confirmed before to be 18 or older. */
  isAdult: boolean
  onChange: (changed: Consent) => void
}

/** One purpose: the notice, the decision with its date, and the button to change it. */
export function ConsentRow({ consent, isAdult, onChange }: ConsentRowProps) {
  const { purpose, notice, is_given } = consent
  const timeZone = useUser()?.time_zone || undefined
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<{ adult?: string; whole?: string }>({})
  const [said, setSaid] = useState('')
  const adult = useRef<HTMLDivElement>(null)

  async function change() {
    if (isSending) return
    setSaid('')
    const box = adult.current?.querySelector('input')
    if (box && !box.checked) {
      setFault({ adult: m.consent_adult_missing() })
      return box.focus()
    }
    setIsSending(true)
    setFault({})
    const outcome = is_given ? await withdrawConsent(purpose) : await giveConsent(consent)
    setIsSending(false)
    if (outcome.kind !== 'done') return setFault({ whole: reasonOf(outcome) })
    onChange(outcome.data)
    setSaid(is_given ? m.consent_row_now_withdrawn() : m.consent_row_now_given())
  }

  return (
    <li className="row row--consent">
      <div className="row__t">
        <h3 className="row__h" id={`consent-${purpose}-h`}>
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
        <CallStatus fault={fault.whole} done={said} />
      </div>
      <p>
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
      </p>
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

function withdrawConsent(purpose: Consent['purpose']) {
  const body: ConsentChange = { is_given: false }
  return callAsMember<Consent>(memberCalls.consent(purpose), { method: 'PUT', body })
}
