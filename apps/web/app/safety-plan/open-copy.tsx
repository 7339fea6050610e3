import { readRecoveryCode } from '@pulli/domain/account/recovery-code.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useState } from 'react'

const FIELD = 'plan-copy-code'

interface OpenCopyProps {
  isBusy: boolean
  /** @returns what is wrong with the code, if anything is */
  onOpen: (signs: string) => Promise<string | undefined>
}

/** Opens the copy on a device that does not have its key. The code stays on the device. */
export function OpenCopy({ isBusy, onOpen }: OpenCopyProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const signs = readRecoveryCode(typed)
    const wrong = signs === undefined ? m.plan_copy_bad() : await onOpen(signs)
    setError(wrong)
    if (wrong !== undefined) document.getElementById(FIELD)?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        id={FIELD}
        name="plan-code"
        label={m.plan_copy_enter()}
        hint={m.plan_copy_enter_hint()}
        error={error}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
      <Button kind="line" size="s" type="submit" busy={isBusy} busyLabel={m.plan_copy_opening()}>
        {m.plan_copy_open()}
      </Button>
    </form>
  )
}
