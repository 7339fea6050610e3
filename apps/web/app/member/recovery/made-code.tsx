import type { MadeRecoveryCode } from '@pulli/contracts/account.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'

/** D59: a recovery code on the only page that shows it. It is in no storage (D40), nor comes back with a reload. */
export function MadeCode({ recovery_code }: Pick<MadeRecoveryCode, 'recovery_code'>) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(recovery_code)
      setIsCopied(true)
    } catch {
      // It stands on the page and can be written down.
    }
  }

  return (
    <div role="status">
      <p>{m.my_data_recovery_once()}</p>
      <p>
        <b className="tnum">{recovery_code}</b>
      </p>
      <p>
        <Button kind="line" size="s" onClick={copy}>
          {m.my_data_recovery_copy()}
        </Button>
      </p>
      {isCopied && <p>{m.my_data_recovery_copied()}</p>}
    </div>
  )
}
