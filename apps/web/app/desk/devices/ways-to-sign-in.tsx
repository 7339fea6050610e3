import type { AppSecret, MadeRecoveryCodes, OwnDevices } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { AppSetup } from '#desk/app-setup.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { RecoveryCodes } from '#desk/recovery-codes.tsx'
import { askForNewPasskey, usePasskeyLibrary } from '#desk/use-passkey.ts'

interface WaysToSignInProps {
  devices: OwnDevices
  /** Announces the change, and reloads the page's data. */
  onDone: (words: string) => void
}

/** Adds and removes ways to sign in, one at a time. */
export function WaysToSignIn({ devices, onDone }: WaysToSignInProps) {
  const { busy, error, run } = useRowAction()
  const [secret, setSecret] = useState<AppSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { passkeys, authenticator_app_added_at: appAddedAt, recovery_codes_left: codesLeft } = devices
  usePasskeyLibrary()

  const remove = (id: string, call: () => Promise<Outcome<unknown>>, done: string) =>
    run(id, call, () => onDone(done))

  async function makePasskey(): Promise<Outcome<unknown>> {
    const asked = await callDesk('POST /devices/passkey-options')
    if (asked.kind !== 'done') return asked
    const made = await askForNewPasskey(asked.data)
    if (made.kind !== 'done') return made
    return callDesk('POST /devices/passkeys', { body: { passkey: made.data } })
  }

  const finishApp = ({ secret: key, proof }: AppSecret, code: string) =>
    callDesk('PUT /devices/app', { body: { secret: key, proof, code } })

  const showCodes = (words: string, { recovery_codes }: MadeRecoveryCodes) => {
    setCodes(recovery_codes)
    onDone(words)
  }

  return (
    <DeskPart title={m.desk_ways()}>
      <p className="quiet">{m.desk_ways_text()}</p>
      <Refusal>{error}</Refusal>
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
                remove(id, () => callDesk('DELETE /devices/passkeys/:id', { id }), m.desk_passkey_removed())
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
              onClick={() => remove('no-app', () => callDesk('DELETE /devices/app'), m.desk_app_removed())}
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
          <Button
            kind="line"
            size="s"
            busy={busy === 'codes'}
            onClick={() =>
              run(
                'codes',
                () => callDesk('POST /devices/recovery-codes'),
                (_, made) => showCodes(m.desk_codes_made(), made),
              )
            }
          >
            {m.desk_codes_make()}
          </Button>
        </li>
      </ul>
      {secret ? (
        <AppSetup
          secret={secret}
          send={(code) => finishApp(secret, code)}
          onDone={(made) => {
            setSecret(undefined)
            showCodes(m.desk_app_added(), made)
          }}
        />
      ) : (
        <p className="actions">
          <Button
            kind="act"
            busy={busy === 'passkey'}
            busyLabel={m.desk_waiting()}
            onClick={() => run('passkey', makePasskey, () => onDone(m.desk_passkey_added()))}
          >
            {m.desk_add_passkey()}
          </Button>
          <Button
            kind="line"
            busy={busy === 'app'}
            busyLabel={m.desk_waiting()}
            onClick={() =>
              run(
                'app',
                () => callDesk('POST /devices/app-secret'),
                (_, made) => setSecret(made),
              )
            }
          >
            {appAddedAt === null ? m.desk_add_app() : m.desk_replace_app()}
          </Button>
        </p>
      )}
    </DeskPart>
  )
}
