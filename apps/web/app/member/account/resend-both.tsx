import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { useResendWait } from '#member/sign-in/resend-wait.ts'
import { requestNumber } from './number-calls.ts'

interface ResendBothProps {
  /** The ten digits of the new number. */
  number: string
  /** Ids of the code fields, which are cleared after a resend. */
  codeIds: readonly string[]
  onResent: () => void
}

/** Sends both codes again. */
export function ResendBoth({ number, codeIds, onResent }: ResendBothProps) {
  const { seconds, begin } = useResendWait()
  const { busy, error, run } = useRowAction()

  function resend() {
    if (seconds > 0) return
    const before = codeIds.map((id) => inputOf(id)?.value)
    void run(
      number,
      () => requestNumber(number),
      () => {
        begin()
        // The SMS can arrive before the answer: input typed meanwhile is the new code.
        for (const [n, id] of codeIds.entries()) {
          const input = inputOf(id)
          if (input && input.value === before[n]) input.value = ''
        }
        onResent()
      },
    )
  }

  return (
    <>
      <p className="own__send">
        <Button
          kind="line"
          disabled={seconds > 0}
          busy={busy !== undefined}
          busyLabel={m.account_number_sending()}
          onClick={resend}
        >
          <span className="tnum">
            {seconds > 0 ? m.account_number_again_wait({ seconds }) : m.account_number_again()}
          </span>
        </Button>
      </p>
      <CallStatus fault={error} />
    </>
  )
}

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement | null
