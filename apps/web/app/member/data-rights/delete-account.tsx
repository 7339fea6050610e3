import { m } from '@pulli/messages/messages.js'
import { memberCalls } from '#api/member-calls.ts'
import { SendCodeButton } from '#member/account/send-code-button.tsx'
import { useSentCode } from '#member/account/use-sent-code.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'
import { DeleteForm } from './delete-form.tsx'

/** Says what is erased, and asks for a code first. */
export function DeleteAccount() {
  const { code, sent, seconds, isSending, fault, send } = useSentCode(memberCalls.requestErasure)
  return (
    <>
      <p>
        {m.data_rights_erase_gone()}
        <SealedCopy />
      </p>
      <p>{m.data_rights_erase_stays()}</p>
      <p>{m.data_rights_erase_first()}</p>
      {sent > 0 && <DeleteForm sent={sent} code={code} />}
      <SendCodeButton
        sent={sent}
        seconds={seconds}
        busy={isSending}
        busyLabel={m.data_rights_erase_sending()}
        labels={{
          first: m.data_rights_erase_send(),
          again: m.data_rights_erase_again(),
          wait: (seconds) => m.data_rights_erase_again_wait({ seconds }),
        }}
        onClick={send}
      />
      <CallStatus fault={fault} />
    </>
  )
}
