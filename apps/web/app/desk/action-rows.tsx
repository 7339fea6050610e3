import { Button } from '@pulli/ui/button/button.tsx'
import type { ReactNode } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'

interface ActionRow {
  id: string
  text: ReactNode
  /** What is done and with what: the name of its button. */
  label: string
  call: () => Promise<Outcome<unknown>>
  /** What is announced then. Missing: what the call answers. */
  done?: string
  /** Takes the place of the button. */
  note?: string | undefined
}

interface ActionRowsProps {
  /** What each button says. */
  action: string
  rows: readonly ActionRow[]
  onDone: (words: string) => void
}

/** A list of which something can be done with each row, one at a time. */
export function ActionRows({ action, rows, onDone }: ActionRowsProps) {
  const { busy, error, run } = useRowAction()
  return (
    <>
      <ul className="desk__rows">
        {rows.map(({ id, text, label, call, done, note }) => (
          <li key={id}>
            <p>{text}</p>
            {note ? (
              <p className="note">{note}</p>
            ) : (
              <Button
                kind="line"
                size="s"
                busy={busy === id}
                aria-label={label}
                onClick={() => run(id, call, (message) => onDone(done ?? message))}
              >
                {action}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Refusal>{error}</Refusal>
    </>
  )
}
