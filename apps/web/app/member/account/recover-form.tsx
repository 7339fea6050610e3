import type { Recovery } from '@pulli/contracts/account.ts'
import type { SignedInUser } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { useCallForm } from '#call/call-form.tsx'
import { callAsMember } from '#member/session/call-as-member.ts'
import { openDashboard } from '#member/sign-in/open-dashboard.ts'
import { withRetryTime } from '#member/sign-in/with-retry-time.ts'

const FIELD = 'recovery_code'

interface RecoverFormProps {
  id: string
  className: string
  label: string
  hint: string
  action: string
  busyLabel: string
}

/** D59: opens the account to which a recovery code belongs. */
export function RecoverForm({ id, className, label, hint, action, busyLabel }: RecoverFormProps) {
  const { form, isBusy, errors, clearError } = useCallForm({
    mainField: FIELD,
    selectsWrong: true,
    check: (typed) =>
      codeIn(typed) === '' ? { errors: { [FIELD]: m.account_number_recovery_missing() } } : undefined,
    send: (typed) => recover({ recovery_code: codeIn(typed) }),
    // The page is being left.
    onDone: () => new Promise(() => {}),
  })
  return (
    <form className={`form ${className}`} {...form} onInput={clearError}>
      <TextField
        id={id}
        name={FIELD}
        label={label}
        hint={hint}
        error={errors[FIELD]}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
      />
      <Button kind="line" type="submit" busy={isBusy} busyLabel={busyLabel}>
        {action}
      </Button>
    </form>
  )
}

const codeIn = (typed: FormData) => String(typed.get(FIELD) ?? '').trim()

async function recover(body: Recovery): Promise<Outcome<SignedInUser>> {
  const outcome = withRetryTime(
    await callAsMember<SignedInUser>(memberCalls.recover, { method: 'POST', body }),
  )
  if (outcome.kind !== 'done' || openDashboard(outcome.data)) return outcome
  return { kind: 'refused', status: 0, code: 'no-storage', message: m.sign_in_no_storage(), fields: {} }
}
