import type { DeskList, DeskRequestPage, DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { RequestTable } from './request-table.tsx'

interface UnverifiedBurstProps {
  count: number
  me: string | undefined
  now: Date
  /** The request that is being taken. */
  busy: string | undefined
  onTake: (request: DeskRequestRow) => Promise<void>
}

/** What strangers sent in great numbers, folded into one row. Its requests are loaded when it is opened. */
export function UnverifiedBurst({ count, me, now, busy, onTake }: UnverifiedBurstProps) {
  const [page, setPage] = useState<DeskRequestPage>()
  const [isFailed, setIsFailed] = useState(false)

  async function look(least: number) {
    const loaded = await loadRequests('burst', { least })
    setIsFailed(loaded === undefined)
    if (loaded !== undefined) setPage(loaded)
  }
  async function take(request: DeskRequestRow) {
    await onTake(request)
    await look(page?.requests.length ?? 1)
  }

  return (
    <details className="burst" onToggle={({ currentTarget }) => currentTarget.open && void look(1)}>
      <summary>{m.desk_burst({ count })}</summary>
      <p className="note">{m.desk_burst_why()}</p>
      {isFailed && <Refusal>{m.desk_burst_failed()}</Refusal>}
      {page !== undefined && (
        <RequestTable
          requests={page.requests}
          me={me}
          now={now}
          busy={busy}
          onTake={(request) => void take(request)}
        />
      )}
      {page !== undefined && page.next !== null && (
        <p className="actions">
          <Button kind="line" size="s" onClick={() => void look(page.requests.length + 1)}>
            {m.desk_list_more()}
          </Button>
        </p>
      )}
    </details>
  )
}

/** Loads pages of a list of the desk until there are this many requests, or no more; undefined where one fails. */
export async function loadRequests(
  list: DeskList,
  { least, day }: { least: number; day?: string | undefined },
): Promise<DeskRequestPage | undefined> {
  let requests: DeskRequestRow[] = []
  let after: string | undefined
  for (;;) {
    const outcome = await callDesk('GET /requests', { query: { list, after, day } })
    if (outcome.kind !== 'done') return undefined
    requests = [...requests, ...outcome.data.requests]
    after = outcome.data.next ?? undefined
    if (after === undefined || requests.length >= least) return { ...outcome.data, requests }
  }
}
