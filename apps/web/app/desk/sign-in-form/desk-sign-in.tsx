import type { PasskeyOptions, StaffSession } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Disclosure } from '@pulli/ui/disclosure/disclosure.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callApi, type Outcome } from '#api/call-api.ts'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { askForPasskey, usePasskeyLibrary } from '#desk/use-passkey.ts'
import { deskCalls } from '#desk-addresses.ts'

type Way = 'passkey' | 'app' | 'recovery'
interface Fault {
  way: Way
  /** Belongs to no field. */
  whole?: string
  fields: Record<string, string>
}

interface DeskSignInProps {
  onSignedIn: (session: StaffSession) => void
}

/** A passkey first; the code of an app and a recovery code below, for who needs them. */
export function DeskSignIn({ onSignedIn }: DeskSignInProps) {
  const [busy, setBusy] = useState<Way>()
  const [fault, setFault] = useState<Fault>()
  const alert = useRef<HTMLParagraphElement>(null)
  usePasskeyLibrary()
  useEffect(() => {
    if (fault?.whole) alert.current?.focus()
  }, [fault])

  async function signIn(way: Way, work: () => Promise<Outcome<StaffSession> | string>) {
    if (busy) return
    setBusy(way)
    setFault(undefined)
    const outcome = await work()
    if (typeof outcome !== 'string' && outcome.kind === 'done') return onSignedIn(outcome.data)
    setBusy(undefined)
    if (typeof outcome === 'string') return setFault({ way, whole: outcome, fields: {} })
    const fields = outcome.kind === 'refused' ? outcome.fields : {}
    setFault({ way, fields, ...(Object.keys(fields).length === 0 && { whole: errorText(outcome) }) })
  }

  const send = (body: object) => callApi<StaffSession>(deskCalls.session, { method: 'POST', body })

  const byPasskey = () =>
    signIn('passkey', async () => {
      const asked = await callApi<PasskeyOptions>(deskCalls.passkeyOptions, { method: 'POST', body: {} })
      if (asked.kind !== 'done') return errorText(asked)
      const device = await askForPasskey(asked.data)
      return 'fault' in device ? device.fault : send({ passkey: device.answer })
    })

  function byForm(way: Way) {
    return (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const body = Object.fromEntries(new FormData(event.currentTarget))
      void signIn(way, () => send(body))
    }
  }

  const faultOf = (way: Way, field: string) => (fault?.way === way ? fault.fields[field] : undefined)
  return (
    <>
      <Refusal takesFocus>{fault?.whole}</Refusal>
      <p className="actions">
        <Button
          kind="act"
          size="l"
          busy={busy === 'passkey'}
          busyLabel={m.desk_waiting()}
          onClick={byPasskey}
        >
          {m.desk_use_passkey()}
        </Button>
      </p>
      <Disclosure className="desk__way" title={m.desk_use_app()}>
        <form className="form" noValidate onSubmit={byForm('app')}>
          <TextField
            id="desk-email"
            name="email"
            type="email"
            label={m.desk_email()}
            error={faultOf('app', 'email')}
            autoComplete="username"
            maxLength={254}
          />
          <TextField
            id="desk-code"
            name="code"
            label={m.desk_app_code()}
            hint={m.desk_use_app_hint()}
            error={faultOf('app', 'code')}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Button kind="line" type="submit" busy={busy === 'app'} busyLabel={m.desk_waiting()}>
            {m.desk_sign_in_action()}
          </Button>
        </form>
      </Disclosure>
      <Disclosure className="desk__way" title={m.desk_use_recovery()}>
        <form className="form" noValidate onSubmit={byForm('recovery')}>
          <TextField
            id="desk-recovery"
            name="recovery_code"
            label={m.desk_recovery_code()}
            hint={m.desk_use_recovery_hint()}
            error={faultOf('recovery', 'recovery_code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
          />
          <Button kind="line" type="submit" busy={busy === 'recovery'} busyLabel={m.desk_waiting()}>
            {m.desk_sign_in_action()}
          </Button>
        </form>
      </Disclosure>
      <p className="note desk__help">{m.desk_sign_in_help()}</p>
    </>
  )
}
