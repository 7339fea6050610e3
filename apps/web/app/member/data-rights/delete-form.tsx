import type { Erasure } from '@pulli/contracts/members.ts'
import { readCode } from '@pulli/domain/sign-in/read-code.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { addresses, providerCalls } from '#addresses.ts'
import { errorText } from '#call/error-text.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { clearSession } from '#member/session/clear-session.ts'
import { setLeaving } from '#member/session/return-to.ts'
import { CodeField } from '#member/sign-in/code-field.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

interface DeleteFormProps {
  /** Number of codes sent. */
  sent: number
  code: RefObject<HTMLInputElement | null>
}

/** The code, the confirmation, and the erasure. */
export function DeleteForm({ sent, code }: DeleteFormProps) {
  const [fault, setFault] = useState<string>()
  const [isErasing, setIsErasing] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error belongs to one code, not to the next
  useEffect(() => setFault(undefined), [sent])
  const readTyped = () => readCode(code.current?.value ?? '')

  function askOnce(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (readTyped() !== undefined) return dialog.current?.showModal()
    refuse(m.data_rights_erase_code_missing())
  }

  async function erase() {
    const otp = readTyped()
    if (isErasing || otp === undefined) return
    setIsErasing(true)
    const body: Erasure = { otp }
    const outcome = await callAsMember<object>(providerCalls.member, { method: 'DELETE', body })
    if (outcome.kind === 'done') {
      setLeaving(true)
      void clearSession('delete')
      return location.replace(addresses.goodbye)
    }
    setIsErasing(false)
    dialog.current?.close()
    refuse((outcome.kind === 'refused' && outcome.fields.otp) || errorText(outcome))
  }

  function refuse(text: string) {
    setFault(text)
    code.current?.focus()
    code.current?.select()
  }

  return (
    <form className="form own__code" noValidate onSubmit={askOnce}>
      <CodeField
        id="erase-code"
        label={m.data_rights_erase_code()}
        hint={m.data_rights_erase_code_hint()}
        error={fault}
        ref={code}
        onInput={() => setFault(undefined)}
      />
      <Button kind="line" type="submit">
        {m.data_rights_erase_next()}
      </Button>
      <DeleteDialog ref={dialog} isErasing={isErasing} onYes={erase} />
    </form>
  )
}
