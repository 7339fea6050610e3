import type { DeskList, DeskRequestPage, DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { type ReactNode, use, useRef, useState } from 'react'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { callDesk } from '#desk/call-desk.ts'
import { wholeDay } from '#desk/date-words.ts'
import { DeskStatus } from '#desk/desk-status.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { StaffContext } from '#desk/shell/staff-context.ts'
import { deskAddresses, plainPath, requestAddress } from '#desk-addresses.ts'
import type { Route } from './+types/requests-page'
import { RequestTable } from './request-table.tsx'
import { KeysHint, neighbour, type Shortcut, useShortcuts } from './shortcuts.tsx'
import { takeRequest } from './take-request.ts'
import { loadRequests, UnverifiedBurst } from './unverified-burst.tsx'
import { StaleNote, useQuietRefresh } from './use-quiet-refresh.tsx'
import './requests-page.css'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const list = listAt(plainPath(pathname))
  const asked = (list === 'over' && searchParams.get('day')) || ''
  const day = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined
  return { list, day, requests: callDesk('GET /requests', { query: { list, day } }) }
}

function listAt(pathname: string): PageList {
  if (pathname === deskAddresses.over) return 'over'
  return pathname === deskAddresses.mine ? 'mine' : 'waiting'
}

type PageList = Exclude<DeskList, 'burst'>

const WORDS: Readonly<Record<PageList, Record<'lead' | 'empty' | 'emptyText', () => string>>> = {
  waiting: {
    lead: m.desk_list_waiting_lead,
    empty: m.desk_list_waiting_empty,
    emptyText: m.desk_list_waiting_empty_text,
  },
  mine: {
    lead: m.desk_list_mine_lead,
    empty: m.desk_list_mine_empty,
    emptyText: m.desk_list_mine_empty_text,
  },
  over: { lead: m.desk_over_lead, empty: m.desk_over_empty, emptyText: m.desk_over_empty_text },
}

/**
 * A list of requests: what waits for the office, the promise with the least time left first; one's own; or what is over,
 * the last first, also by the day of its arrival, because a person who calls again remembers when they asked.
 */
export default function RequestsPage({ loaderData: { list, day, requests } }: Route.ComponentProps) {
  const { lead, empty, emptyText } = WORDS[list]
  return (
    <>
      <p className="lead">{day ? m.desk_over_lead_day({ day: wholeDay(day) }) : lead()}</p>
      {list === 'over' && <DaySearch day={day} />}
      <DeskData of={requests}>
        {(first) => (
          <RequestList
            list={list}
            day={day}
            first={first}
            empty={
              <EmptyState
                headingLevel={2}
                title={day ? m.desk_over_empty_day() : empty()}
                text={day ? m.desk_over_empty_day_text() : emptyText()}
              />
            }
          />
        )}
      </DeskData>
    </>
  )
}

function DaySearch({ day }: { day: string | undefined }) {
  return (
    <search>
      <form className="over" action={deskAddresses.over}>
        <DateField id="over-day" name="day" label={m.desk_over_day()} defaultValue={day} required />
        <Button kind="line" type="submit">
          {m.desk_over_find()}
        </Button>
        {day && <a href={deskAddresses.over}>{m.desk_over_all()}</a>}
      </form>
    </search>
  )
}

interface RequestListProps {
  list: PageList
  /** Only what arrived on this day, `YYYY-MM-DD`. */
  day: string | undefined
  /** The first page, as the page loaded it. */
  first: DeskRequestPage
  empty: ReactNode
}

/** A self-updating list of requests, operated by keys or pointer. */
function RequestList({ list, day, first, empty }: RequestListProps) {
  const me = use(StaffContext)
  const [{ requests, next, counts }, setShown] = useState(first)
  const [lookedAt, setLookedAt] = useState(() => new Date())
  const [isStale, setIsStale] = useState(false)
  const { busy, error, run } = useRowAction()
  const [status, setStatus] = useState('')
  const rows = useRef<HTMLDivElement>(null)

  /** Loads as many pages as are shown. */
  async function look(least = requests.length) {
    const loaded = await loadRequests(list, { least, day })
    setIsStale(loaded === undefined)
    if (loaded === undefined) return
    setShown(loaded)
    setLookedAt(new Date())
  }
  useQuietRefresh(() => void look())

  async function take({ id, first_name, assignee }: DeskRequestRow) {
    if (busy || (me !== undefined && assignee?.id === me.id)) return
    setStatus('')
    await run(
      id,
      () => takeRequest({ id, assignee }, me),
      () => setStatus(m.desk_request_taken({ name: first_name })),
    )
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
    if (request === undefined || list === 'over') return false
    if (shortcut === 'take') void take(request)
    else if (shortcut === 'call') location.assign(requestAddress(request.id, 'call'))
    else return false
    return true
  }
  const keys = useShortcuts(act)

  return (
    <>
      <DeskStatus>{status}</DeskStatus>
      <Refusal>{error}</Refusal>
      {isStale && <StaleNote lookedAt={lookedAt} />}
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
            shortcuts={['next', 'previous', 'open', ...(list === 'over' ? [] : (['take', 'call'] as const))]}
            {...keys}
          />
        </div>
      )}
      {list === 'waiting' && counts.burst > 0 && (
        <UnverifiedBurst count={counts.burst} me={me?.id} now={lookedAt} busy={busy} onTake={take} />
      )}
    </>
  )
}
