import { m } from '@pulli/messages/messages.js'
import { accountCalls } from '#account-calls.ts'
import { DeleteForm } from './delete-form.tsx'
import { Said } from './said.tsx'
import { SendCodeButton } from './send-code-button.tsx'
import { useSentCode } from './use-sent-code.ts'

/** What is erased, in plain words, and the code without which nothing is. */
export function DeleteAccount() {
  const { code, sent, seconds, isSending, fault, send } = useSentCode(accountCalls.requestErasure)
  return (
    <>
      <p>{m.my_data_erase_gone()}</p>
      <p>{m.my_data_erase_stays()}</p>
      <p>{m.my_data_erase_first()}</p>
      {sent > 0 && <DeleteForm sent={sent} code={code} />}
      <SendCodeButton
        sent={sent}
        seconds={seconds}
        busy={isSending}
        busyLabel={m.my_data_erase_sending()}
        labels={{
          first: m.my_data_erase_send(),
          again: m.my_data_erase_again(),
          wait: (seconds) => m.my_data_erase_again_wait({ seconds }),
        }}
        onClick={send}
      />
      <Said fault={fault} />
    </>
  )
}
