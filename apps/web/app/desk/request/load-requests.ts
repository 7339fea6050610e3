import type { DeskList, DeskRequestPage, DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import { callDesk } from '#desk/call-desk.ts'
import { deskCalls } from '#desk-addresses.ts'

/** Loads pages of a list of the desk until there are this many requests, or no more; undefined where one fails. */
export async function loadRequests(
  list: DeskList,
  { least, day }: { least: number; day?: string | undefined },
): Promise<DeskRequestPage | undefined> {
  let requests: DeskRequestRow[] = []
  let after: string | undefined
  for (;;) {
    const outcome = await callDesk<DeskRequestPage>(deskCalls.requests(list, { after, day }))
    if (outcome.kind !== 'done') return undefined
    requests = [...requests, ...outcome.data.requests]
    after = outcome.data.next ?? undefined
    if (after === undefined || requests.length >= least) return { ...outcome.data, requests }
  }
}
