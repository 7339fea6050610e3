import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** The next step, for when the codes are saved. */
  children: ReactNode
}

/** Shows new recovery codes, once. They are stored nowhere in the browser, and gone after a reload. */
export function RecoveryCodes({ codes, children }: RecoveryCodesProps) {
  const [status, setStatus] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    setStatus(isCopied ? m.desk_codes_copied() : m.desk_codes_not_copied())
  }

  return (
    <div className="codes">
      <h2 className="h-small" tabIndex={-1} ref={title}>
        {m.desk_codes_title()}
      </h2>
      <p>{m.desk_codes_text()}</p>
      <ul className="codes__list tnum">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="actions">
        <Button kind="line" size="s" onClick={copy}>
          {m.desk_codes_copy()}
        </Button>
        {children}
      </p>
      <p role="status">{status}</p>
    </div>
  )
}
