import type { Assignment, DeskRequestRow } from '@pulli/contracts/desk-request.ts'
import type { StaffSession } from '@pulli/contracts/staff.ts'
import type { Outcome } from '#api/call-api.ts'
import { callDesk } from '#desk/call-desk.ts'

/**
 * Assigns a request to the signed-in person, if its assignee is still the one that they saw.
 * @param known who that is; undefined: the page does not know yet, and asks. A key may be pressed before.
 */
export async function takeRequest(
  { id, assignee }: Pick<DeskRequestRow, 'id' | 'assignee'>,
  known: StaffSession | undefined,
): Promise<Outcome<unknown>> {
  if (known === undefined) {
    const asked = await callDesk('GET /session')
    return asked.kind === 'done' ? takeRequest({ id, assignee }, asked.data) : asked
  }
  const body: Assignment = { staff: known.id, seen: assignee?.id ?? null }
  return callDesk('POST /requests/:id/assignment', { id, body })
}
