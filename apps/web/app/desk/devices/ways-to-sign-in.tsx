import type { AppSecret, MadeRecoveryCodes, OwnDevices, PasskeyOptions } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { AppSetup } from '#desk/app-setup.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { RecoveryCodes } from '#desk/recovery-codes.tsx'
import { askForNewPasskey, usePasskeyLibrary } from '#desk/use-passkey.ts'
import { deskCalls } from '#desk-addresses.ts'

interface WaysToSignInProps {
  devices: OwnDevices
  /** Announces the change, and reloads the page's data. */
  onDone: (words: string) => void
}

interface Fault {
  words: string
  /** Belongs to the field of the code. */
  code?: string | undefined
}

/** Adds and removes ways to sign in. */
export function WaysToSignIn({ devices, onDone }: WaysToSignInProps) {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<Fault>()
  const [secret, setSecret] = useState<AppSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { passkeys, authenticator_app_added_at: appAddedAt, recovery_codes_left: codesLeft } = devices
  usePasskeyLibrary()

  /** Runs one change at a time. The work returns its outcome, or an error text. */
  async function change(name: string, work: () => Promise<Outcome<unknown> | string>, done?: string) {
    if (busy) return
    setBusy(name)
    setFault(undefined)
    const outcome = await work()
    setBusy(undefined)
    if (typeof outcome === 'string') return setFault({ words: outcome })
    if (outcome.kind === 'done') return done && onDone(done)
    const code = outcome.kind === 'refused' ? outcome.fields.code : undefined
    setFault({ words: errorText(outcome), code })
  }

  const addPasskey = () =>
    change(
      'passkey',
      async () => {
        const asked = await callDesk<PasskeyOptions>(deskCalls.newPasskeyOptions, {
          method: 'POST',
          body: {},
        })
        if (asked.kind !== 'done') return asked
        const device = await askForNewPasskey(asked.data)
        if ('fault' in device) return device.fault
        return callDesk(deskCalls.passkeys, { method: 'POST', body: { passkey: device.answer } })
      },
      m.desk_passkey_added(),
    )

  const startApp = () =>
    change('app', async () => {
      const asked = await callDesk<AppSecret>(deskCalls.appSecret, { method: 'POST', body: {} })
      if (asked.kind === 'done') setSecret(asked.data)
      return asked
    })

  const finishApp = ({ secret: key, proof }: AppSecret, code: string) =>
    change(
      'app',
      async () => {
        const body = { secret: key, proof, code }
        const made = await callDesk<MadeRecoveryCodes>(deskCalls.app, { method: 'PUT', body })
        if (made.kind === 'done') {
          setSecret(undefined)
          setCodes(made.data.recovery_codes)
        }
        return made
      },
      m.desk_app_added(),
    )

  const makeCodes = () =>
    change(
      'codes',
      async () => {
        const made = await callDesk<MadeRecoveryCodes>(deskCalls.recoveryCodes, { method: 'POST', body: {} })
        if (made.kind === 'done') setCodes(made.data.recovery_codes)
        return made
      },
      m.desk_codes_made(),
    )

  return (
    <section className="desk__part" aria-labelledby="ways-h">
      <h2 id="ways-h">{m.desk_ways()}</h2>
      <p className="quiet">{m.desk_ways_text()}</p>
      {fault && fault.code === undefined && <Refusal>{fault.words}</Refusal>}
      {codes && (
        <RecoveryCodes codes={codes}>
          <Button kind="act" size="s" onClick={() => setCodes(undefined)}>
            {m.desk_codes_kept()}
          </Button>
        </RecoveryCodes>
      )}
      <ul className="desk__rows">
        {passkeys.map(({ id, device, added_at, last_used_at }) => (
          <li key={id}>
            <p>
              <b>{m.desk_passkey_of({ device: device || m.profile_session_unknown() })}</b>
              <span className="note">
                {m.desk_way_times({ added: whenWords(added_at), used: whenWords(last_used_at) })}
              </span>
            </p>
            <Button
              kind="line"
              size="s"
              busy={busy === id}
              aria-label={m.desk_remove_passkey({ device, added: whenWords(added_at) })}
              onClick={() =>
                void change(
                  id,
                  () => callDesk(deskCalls.passkey(id), { method: 'DELETE' }),
                  m.desk_passkey_removed(),
                )
              }
            >
              {m.desk_remove()}
            </Button>
          </li>
        ))}
        {appAddedAt !== null && (
          <li>
            <p>
              <b>{m.desk_app()}</b>
              <span className="note">{m.desk_app_since({ added: whenWords(appAddedAt) })}</span>
            </p>
            <Button
              kind="line"
              size="s"
              busy={busy === 'no-app'}
              aria-label={m.desk_remove_app()}
              onClick={() =>
                void change(
                  'no-app',
                  () => callDesk(deskCalls.app, { method: 'DELETE' }),
                  m.desk_app_removed(),
                )
              }
            >
              {m.desk_remove()}
            </Button>
          </li>
        )}
        <li>
          <p>
            <b>{m.desk_codes_title()}</b>
            <span className="note">{m.desk_codes_left({ count: codesLeft })}</span>
          </p>
          <Button kind="line" size="s" busy={busy === 'codes'} onClick={() => void makeCodes()}>
            {m.desk_codes_make()}
          </Button>
        </li>
      </ul>
      {secret ? (
        <AppSetup
          secret={secret}
          isBusy={busy === 'app'}
          fault={fault?.code}
          onCode={(code) => void finishApp(secret, code)}
        />
      ) : (
        <p className="actions">
          <Button
            kind="act"
            busy={busy === 'passkey'}
            busyLabel={m.desk_waiting()}
            onClick={() => void addPasskey()}
          >
            {m.desk_add_passkey()}
          </Button>
          <Button
            kind="line"
            busy={busy === 'app'}
            busyLabel={m.desk_waiting()}
            onClick={() => void startApp()}
          >
            {appAddedAt === null ? m.desk_add_app() : m.desk_replace_app()}
          </Button>
        </p>
      )}
    </section>
  )
}
