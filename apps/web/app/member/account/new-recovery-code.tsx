import type { MadeRecoveryCode } from '@pulli/contracts/account.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type Ref, useState } from 'react'

interface NewRecoveryCodeProps extends Pick<MadeRecoveryCode, 'recovery_code'> {
  /** Lets the caller move the focus here, since the pressed button is removed. */
  ref?: Ref<HTMLDivElement>
}

/** D59: shows a new recovery code, once. It is never stored (D40) and gone after a reload. */
export function NewRecoveryCode({ recovery_code, ref }: NewRecoveryCodeProps) {
  const [copying, setCopying] = useState('')

  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(recovery_code).then(
      () => true,
      () => false,
    )
    setCopying(isCopied ? m.account_recovery_copied() : m.account_recovery_not_copied())
  }

  return (
    <div className="made" role="status" tabIndex={-1} ref={ref}>
      <p>{m.account_recovery_once()}</p>
      <p>
        <b className="tnum">{recovery_code}</b>
      </p>
      <p>
        <Button kind="line" size="s" onClick={copy}>
          {m.account_recovery_copy()}
        </Button>
      </p>
      {copying && <p>{copying}</p>}
      <p className="note">{m.account_recovery_keep()}</p>
    </div>
  )
}
