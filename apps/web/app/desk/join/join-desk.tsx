import type { AppSecret, InvitationShown, Joined, PasskeyOptions } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button, ButtonLink } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { callApi, type Outcome } from '#api/call-api.ts'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { AppSetup } from '#desk/app-setup.tsx'
import { RecoveryCodes } from '#desk/recovery-codes.tsx'
import { DeskSkeleton } from '#desk/shell/desk-data.tsx'
import { askForNewPasskey, usePasskeyLibrary } from '#desk/use-passkey.ts'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import { InvitationWords } from './invitation-words.tsx'

type Faults = Record<string, string>

/** Reads the invitation, and lets its person choose how they sign in. */
export function JoinDesk({ token }: { token: string }) {
  const [invitation, setInvitation] = useState<Outcome<InvitationShown>>()
  useEffect(() => {
    const asked = callApi<InvitationShown>(deskCalls.invitation, { method: 'POST', body: { token } })
    void asked.then(setInvitation)
  }, [token])
  if (invitation === undefined) return <DeskSkeleton />
  if (invitation.kind !== 'done')
    return (
      <>
        <Refusal>{errorText(invitation)}</Refusal>
        <p className="actions">
          <ButtonLink kind="line" href={deskAddresses.signIn}>
            {m.desk_join_sign_in()}
          </ButtonLink>
        </p>
      </>
    )
  return <Accept token={token} invitation={invitation.data} />
}

function Accept({ token, invitation }: { token: string; invitation: InvitationShown }) {
  const [busy, setBusy] = useState<'passkey' | 'app'>()
  const [faults, setFaults] = useState<Faults>({})
  const [secret, setSecret] = useState<AppSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLParagraphElement>(null)
  const isFirst = invitation.email === null
  usePasskeyLibrary()
  useEffect(() => {
    if (faults.whole) alert.current?.focus()
    else if (faults.name || faults.email)
      document.getElementById(faults.name ? 'join-name' : 'join-email')?.focus()
  }, [faults])

  /** The first owner enters their details; all others have them from the invitation. */
  const given = () => ({ token, ...(form.current && Object.fromEntries(new FormData(form.current))) })

  function refuse(outcome: Outcome<unknown>) {
    setBusy(undefined)
    const fields = outcome.kind === 'refused' ? outcome.fields : {}
    setFaults(Object.keys(fields).length > 0 ? fields : { whole: errorText(outcome) })
  }

  function begin(way: 'passkey' | 'app') {
    setBusy(way)
    setFaults({})
  }

  async function withPasskey() {
    if (busy) return
    begin('passkey')
    const body = given()
    const asked = await callApi<PasskeyOptions>(deskCalls.joinPasskeyOptions, { method: 'POST', body })
    if (asked.kind !== 'done') return refuse(asked)
    const device = await askForNewPasskey(asked.data)
    if ('fault' in device) {
      setBusy(undefined)
      return setFaults({ whole: device.fault })
    }
    const joined = await callApi<Joined>(deskCalls.join, {
      method: 'POST',
      body: { ...body, passkey: device.answer },
    })
    if (joined.kind !== 'done') return refuse(joined)
    location.replace(deskAddresses.start)
  }

  async function withApp() {
    if (busy) return
    begin('app')
    const asked = await callApi<AppSecret>(deskCalls.joinAppSecret, { method: 'POST', body: given() })
    if (asked.kind !== 'done') return refuse(asked)
    setBusy(undefined)
    setSecret(asked.data)
  }

  async function finishApp(app: AppSecret, code: string) {
    begin('app')
    const authenticator_app = { secret: app.secret, proof: app.proof, code }
    const body = { ...given(), authenticator_app }
    const joined = await callApi<Joined>(deskCalls.join, { method: 'POST', body })
    if (joined.kind !== 'done') return refuse(joined)
    setCodes(joined.data.recovery_codes)
  }

  if (codes)
    return (
      <RecoveryCodes codes={codes}>
        <ButtonLink kind="act" href={deskAddresses.start}>
          {m.desk_codes_kept()}
        </ButtonLink>
      </RecoveryCodes>
    )
  return (
    <>
      <InvitationWords invitation={invitation} />
      <Refusal takesFocus>{faults.whole}</Refusal>
      {isFirst && (
        <form className="form" noValidate ref={form} onSubmit={(event) => event.preventDefault()}>
          <TextField
            id="join-name"
            name="name"
            label={m.desk_your_name()}
            error={faults.name}
            autoComplete="name"
            maxLength={100}
          />
          <TextField
            id="join-email"
            name="email"
            type="email"
            label={m.desk_email()}
            error={faults.email}
            autoComplete="username"
            maxLength={254}
          />
        </form>
      )}
      {secret ? (
        <AppSetup
          secret={secret}
          isBusy={busy === 'app'}
          fault={faults['authenticator_app.code']}
          onCode={(code) => void finishApp(secret, code)}
        />
      ) : (
        <>
          <p className="quiet">{m.desk_join_passkey_text()}</p>
          <p className="actions">
            <Button
              kind="act"
              size="l"
              busy={busy === 'passkey'}
              busyLabel={m.desk_waiting()}
              onClick={withPasskey}
            >
              {m.desk_make_passkey()}
            </Button>
          </p>
          <p className="desk__other">
            <Button kind="quiet" busy={busy === 'app'} busyLabel={m.desk_waiting()} onClick={withApp}>
              {m.desk_join_app()}
            </Button>
          </p>
        </>
      )}
    </>
  )
}
