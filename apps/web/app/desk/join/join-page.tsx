import type { AppSecret, InvitationShown, Joined } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button, ButtonLink } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { useEffect, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { useFormErrors } from '#call/call-form.tsx'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { AppSetup } from '#desk/app-setup.tsx'
import { askDesk, leaveFor } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { deskMeta } from '#desk/desk-meta.ts'
import { RecoveryCodes } from '#desk/recovery-codes.tsx'
import { RoleList } from '#desk/roles.tsx'
import { DeskSkeleton } from '#desk/shell/desk-data.tsx'
import { SignInFrame } from '#desk/sign-in/sign-in-frame.tsx'
import { askForNewPasskey, usePasskeyLibrary } from '#desk/use-passkey.ts'
import { deskAddresses } from '#desk-addresses.ts'
import { UnexpectedError } from '#shell/unexpected-error.tsx'
import type { Route } from './+types/join-page'

export const handle = { page: 'app', app: 'desk' }

export const ErrorBoundary = () => <UnexpectedError reference={undefined} />

export const meta = () => deskMeta(m.desk_join())

/** No other site learns the link: its token is in the address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

/** What the link of an invitation opens. Opening it changes nothing. */
export default function JoinPage({ params: { token } }: Route.ComponentProps) {
  return (
    <SignInFrame title={m.desk_join()} address="">
      <JoinDesk token={token} />
    </SignInFrame>
  )
}

/** Reads the invitation, and lets its person choose how they sign in. */
function JoinDesk({ token }: { token: string }) {
  const [invitation, setInvitation] = useState<Outcome<InvitationShown>>()
  useEffect(() => {
    void askDesk('POST /join/invitation', { body: { token } }).then(setInvitation)
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
  const { ref, errors, formError, showErrors, showFailed } = useFormErrors()
  const [secret, setSecret] = useState<AppSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  usePasskeyLibrary()

  /** The first owner enters their details; all others have them from the invitation. */
  const given = () => ({ token, ...(ref.current && Object.fromEntries(new FormData(ref.current))) })

  async function joinBy<Data>(
    way: 'passkey' | 'app',
    join: () => Promise<Outcome<Data>>,
    onDone: (data: Data) => unknown,
  ) {
    if (busy) return
    setBusy(way)
    showErrors()
    const outcome = await join()
    if (outcome.kind === 'done') await onDone(outcome.data)
    else showFailed(outcome)
    setBusy(undefined)
  }

  async function joinByPasskey(): Promise<Outcome<Joined>> {
    const body = given()
    const asked = await askDesk('POST /join/passkey-options', { body })
    if (asked.kind !== 'done') return asked
    const made = await askForNewPasskey(asked.data)
    return made.kind === 'done' ? askDesk('POST /join', { body: { ...body, passkey: made.data } }) : made
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
      <Refusal takesFocus>{formError}</Refusal>
      {invitation.email === null && (
        <form className="form" noValidate ref={ref} onSubmit={(event) => event.preventDefault()}>
          <TextField
            id="join-name"
            name="name"
            label={m.desk_your_name()}
            error={errors.name}
            autoComplete="name"
            maxLength={100}
          />
          <TextField
            id="join-email"
            name="email"
            type="email"
            label={m.desk_email()}
            error={errors.email}
            autoComplete="username"
            maxLength={254}
          />
        </form>
      )}
      {secret ? (
        <AppSetup
          secret={secret}
          send={(code) => {
            const { secret: key, proof } = secret
            const body = { ...given(), authenticator_app: { secret: key, proof, code } }
            return askDesk('POST /join', { body })
          }}
          onDone={({ recovery_codes }) => setCodes(recovery_codes)}
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
              onClick={() => joinBy('passkey', joinByPasskey, () => leaveFor(deskAddresses.start))}
            >
              {m.desk_make_passkey()}
            </Button>
          </p>
          <p className="desk__other">
            <Button
              kind="quiet"
              busy={busy === 'app'}
              busyLabel={m.desk_waiting()}
              onClick={() =>
                joinBy('app', () => askDesk('POST /join/app-secret', { body: given() }), setSecret)
              }
            >
              {m.desk_join_app()}
            </Button>
          </p>
        </>
      )}
    </>
  )
}

/** What an invitation says: for whom it is, what they may do, and until when. */
function InvitationWords({ invitation }: { invitation: InvitationShown }) {
  const { name, email, roles, is_for_device, expires_at } = invitation
  if (email === null) return <p className="lead">{m.desk_join_first()}</p>
  return (
    <>
      <p className="lead">
        {is_for_device ? m.desk_join_device({ name: name ?? '' }) : m.desk_join_hello({ name: name ?? '' })}
      </p>
      <RoleList roles={roles} />
      <p className="note">{m.desk_join_until({ email, when: whenWords(expires_at) })}</p>
    </>
  )
}
