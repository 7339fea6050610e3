import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { areCallsShown } from '@pulli/domain/assessment/calls-shown.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CallList } from '@pulli/ui/call-list/call-list.tsx'
import { useState } from 'react'
import { addresses } from '#addresses.ts'
import { firstCalls } from '#shell/first-calls.ts'
import { CALLS_CLOSED_KEY } from '#storage-keys.ts'

const ID = 'calls-h'

/** Both numbers and the safety plan, for 72 hours after a result that asks for help; until the member hides them. */
export default function CallsNow({ results, now }: { results: readonly KeptAssessment[]; now: Date }) {
  const [closedAt, setClosedAt] = useState(readClosedAt)
  const kept = results.map(({ safety, takenAt }) => ({ safety: safety.level, takenAt: new Date(takenAt) }))
  if (!areCallsShown(kept, now, closedAt)) return null
  const { talk, emergency } = firstCalls()

  function close() {
    const at = new Date()
    rememberClosed(at)
    setClosedAt(at)
    // The button goes with its section: the focus goes to the page's heading.
    document.querySelector('h1')?.focus()
  }

  return (
    <aside className="callsnow" aria-labelledby={ID}>
      <h2 className="h-small" id={ID}>
        {m.overview_calls()}
      </h2>
      <CallList calls={[talk, emergency]} />
      <p className="callsnow__a">
        <a href={addresses.safetyPlan}>{m.overview_plan()}</a>
        <a href={addresses.crisis}>{m.crisis_more_lines()}</a>
        <Button kind="quiet" size="s" onClick={close}>
          {m.overview_calls_hide()}
        </Button>
      </p>
    </aside>
  )
}

/** Only an instant is kept: it says nothing of what was answered. */
function rememberClosed(at: Date) {
  try {
    localStorage.setItem(CALLS_CLOSED_KEY, String(at.getTime()))
  } catch {
    // Storage is full or switched off: they are hidden until the page is loaded again.
  }
}

function readClosedAt(): Date | undefined {
  try {
    const kept = Number(localStorage.getItem(CALLS_CLOSED_KEY))
    return kept > 0 ? new Date(kept) : undefined
  } catch {
    return undefined
  }
}
