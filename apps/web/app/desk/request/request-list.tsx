import type { DeskList, DeskRequestPage, DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { use, useRef, useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { whenWords } from '#desk/date-words.ts'
import { StaffContext } from '#desk/shell/staff-context.ts'
import { requestAddress } from '#desk-addresses.ts'
import { KeysHint } from './keys-hint.tsx'
import { loadRequests } from './load-requests.ts'
import { RequestTable } from './request-table.tsx'
import { neighbour, type Shortcut } from './shortcuts.ts'
import { takeRequest } from './take-request.ts'
import { UnverifiedBurst } from './unverified-burst.tsx'
import { useQuietRefresh } from './use-quiet-refresh.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface RequestListProps {
  list: DeskList
  /** Only what arrived on this day, `YYYY-MM-DD`. */
  day?: string | undefined
  /** The first page, as the page loaded it. */
  first: DeskRequestPage
  empty: React.ReactNode
}

/** A self-updating list of requests, operated by keys or pointer. */
export function RequestList({ list, day, first, empty }: RequestListProps) {
  const me = use(StaffContext)
  const [{ requests, next, counts }, setShown] = useState(first)
  const [lookedAt, setLookedAt] = useState(() => new Date())
  const [isStale, setIsStale] = useState(false)
  const [busy, setBusy] = useState<string>()
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const rows = useRef<HTMLDivElement>(null)

  /** Loads as many pages as are shown. */
  async function look(least = requests.length) {
    const loaded = await loadRequests(list, { least, day })
    if (loaded === undefined) return setIsStale(true)
    setShown(loaded)
    setLookedAt(new Date())
    setIsStale(false)
  }
  useQuietRefresh(() => void look())

  async function take({ id, first_name, assignee }: DeskRequestRow) {
    if (busy || (me !== undefined && assignee?.id === me.id)) return
    setBusy(id)
    setFault('')
    setSaid('')
    const outcome = await takeRequest({ id, assignee }, me)
    setBusy(undefined)
    if (outcome.kind === 'done') setSaid(m.desk_request_taken({ name: first_name }))
    else setFault(errorText(outcome))
    await look()
  }

  /** The row that has the focus, or had it last. */
  const [current, setCurrent] = useState<string>()
  function act(shortcut: Shortcut): boolean {
    const place = requests.findIndex(({ id }) => id === current)
    if (shortcut === 'next' || shortcut === 'previous') {
      const request = requests[neighbour(requests.length, place, shortcut)]
      if (request === undefined) return false
      rows.current?.querySelector<HTMLElement>(`[data-request="${request.id}"]`)?.focus()
      return true
    }
    const request = requests[place]
    if (request === undefined) return false
    if (list === 'over') return false
    if (shortcut === 'take') void take(request)
    else if (shortcut === 'call') location.assign(requestAddress(request.id, 'call'))
    else return false
    return true
  }
  const { isOn, switchTo } = useShortcuts(act)

  return (
    <>
      <p className="desk__status" role="status">
        {said}
      </p>
      <Refusal>{fault}</Refusal>
      {isStale && (
        <p className="refusal" role="status">
          {m.desk_list_stale({ when: whenWords(lookedAt.toISOString()) })}
        </p>
      )}
      {requests.length === 0 ? (
        empty
      ) : (
        <div ref={rows}>
          <RequestTable
            isOver={list === 'over'}
            requests={requests}
            me={me?.id}
            now={lookedAt}
            busy={busy}
            onTake={(request) => void take(request)}
            onFocus={setCurrent}
          />
          {next !== null && (
            <p className="actions">
              <Button kind="line" size="s" onClick={() => void look(requests.length + 1)}>
                {m.desk_list_more()}
              </Button>
            </p>
          )}
          <KeysHint
            shortcuts={
              list === 'over' ? ['next', 'previous', 'open'] : ['next', 'previous', 'open', 'take', 'call']
            }
            isOn={isOn}
            onSwitch={switchTo}
          />
        </div>
      )}
      {list === 'waiting' && counts.burst > 0 && (
        <UnverifiedBurst count={counts.burst} me={me?.id} now={lookedAt} busy={busy} onTake={take} />
      )}
    </>
  )
}
