import type { StaffSession } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Disclosure } from '@pulli/ui/disclosure/disclosure.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import type { ReactNode } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { CallForm, type FieldOf } from '#call/call-form.tsx'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { askDesk } from '#desk/call-desk.ts'
import { askForPasskey, usePasskeyLibrary } from '#desk/use-passkey.ts'

interface DeskSignInProps {
  /** The form stays busy until this has ended. */
  onSignedIn: (session: StaffSession) => unknown
}

/** A passkey first; the code of an app and a recovery code below, for who needs them. */
export function DeskSignIn({ onSignedIn }: DeskSignInProps) {
  const { busy, error, run } = useRowAction()
  usePasskeyLibrary()

  async function byPasskey(): Promise<Outcome<StaffSession>> {
    const asked = await askDesk('POST /session/passkey-options')
    if (asked.kind !== 'done') return asked
    const chosen = await askForPasskey(asked.data)
    return chosen.kind === 'done' ? signIn({ passkey: chosen.data }) : chosen
  }

  return (
    <>
      <Refusal takesFocus>{error}</Refusal>
      <p className="actions">
        <Button
          kind="act"
          size="l"
          busy={busy === 'passkey'}
          busyLabel={m.desk_waiting()}
          onClick={() => run('passkey', byPasskey, (_, session) => onSignedIn(session))}
        >
          {m.desk_use_passkey()}
        </Button>
      </p>
      <SignInForm title={m.desk_use_app()} onSignedIn={onSignedIn}>
        {(field) => (
          <>
            <TextField
              {...field('email')}
              type="email"
              label={m.desk_email()}
              autoComplete="username"
              maxLength={254}
            />
            <TextField
              {...field('code')}
              label={m.desk_app_code()}
              hint={m.desk_use_app_hint()}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </>
        )}
      </SignInForm>
      <SignInForm title={m.desk_use_recovery()} onSignedIn={onSignedIn}>
        {(field) => (
          <TextField
            {...field('recovery_code')}
            label={m.desk_recovery_code()}
            hint={m.desk_use_recovery_hint()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
          />
        )}
      </SignInForm>
      <p className="note desk__help">{m.desk_sign_in_help()}</p>
    </>
  )
}

interface SignInFormProps extends DeskSignInProps {
  title: string
  children: (field: FieldOf) => ReactNode
}

/** One of the other ways to sign in. */
function SignInForm({ title, onSignedIn, children }: SignInFormProps) {
  return (
    <Disclosure className="desk__way" title={title}>
      <CallForm
        send={(typed) => signIn(Object.fromEntries(typed))}
        onDone={(_, session) => onSignedIn(session)}
        action={m.desk_sign_in_action()}
        kind="line"
        takesFocus
      >
        {children}
      </CallForm>
    </Disclosure>
  )
}

const signIn = (body: object) => askDesk('POST /session', { body })
