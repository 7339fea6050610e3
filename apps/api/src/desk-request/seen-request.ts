import { type DescribedAppointment, listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { listRemovedOf } from '@pulli/data/desk-request/assignees.ts'
import { type DeskRequestRow, findDeskRequest } from '@pulli/data/desk-request/desk-requests.ts'
import type { Db } from '@pulli/data/schema.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { type DeskCase, type DeskStep, deskSteps } from '@pulli/domain/consultation/desk-steps.ts'
import { isOver } from '@pulli/domain/consultation/request-life.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { isCoordinator, scopeOf } from './desk-caller.ts'
import { requestAssigned } from './request-assigned.ts'

/** A request, and what the person who looks can do about it. */
export type SeenRequest = {
  row: DeskRequestRow
  /** The latest start first. */
  appointments: DescribedAppointment[]
  /** Who of those who give the appointments no longer works here. */
  removed: readonly string[]
  /** What the steps of the caller depend on. */
  seen: DeskCase
}

/**
 * Finds a request for someone of the staff.
 *
 * @param id its id, or that of nothing
 * @throws DomainError `unknown-request`: also where it is not theirs to see
 */
export async function seeRequest(
  { encryption, clock }: Pick<ApiContext, 'encryption' | 'clock'>,
  db: Db,
  { id, person }: { id: string; person: SignedInStaff },
): Promise<SeenRequest> {
  const now = clock()
  const row = await findDeskRequest(db, encryption, { id, ...scopeOf(person) })
  if (row === undefined) throw new DomainError('unknown-request')
  const appointments = await listAppointmentsOfRequest(db, id, now)
  const removed = await listRemovedOf(db, [...new Set(appointments.map(({ staffId }) => staffId))])
  const latest = latestOf(appointments)
  return {
    row,
    appointments,
    removed,
    seen: {
      state: row.state,
      holder: holderOf(row, person),
      isCoordinator: isCoordinator(person),
      appointment: latest && {
        status: latest.status,
        hasBegun: latest.startsAt <= now,
        isOwn: latest.staffId === person.staffId,
        isLeft: removed.includes(latest.staffId),
      },
    },
  }
}

/** Returns the current appointment, or the one booked last. A hold is not an appointment. */
export function latestOf(appointments: readonly DescribedAppointment[]): DescribedAppointment | undefined {
  const booked = appointments.filter(({ status }) => status !== 'held')
  return (
    booked.find(({ status }) => status === 'booked') ??
    booked.find(({ status }) => status !== 'cancelled') ??
    booked[0]
  )
}

function holderOf({ assignee }: DeskRequestRow, { staffId }: SignedInStaff): DeskCase['holder'] {
  if (assignee === null) return 'nobody'
  return assignee.id === staffId ? 'self' : 'other'
}

/**
 * Refuses a step that someone cannot take.
 *
 * @throws DetailedRefusal `request-assigned` where someone else has the request
 * @throws DomainError `request-over`, `step-not-possible`
 */
export function requireStep({ row, seen }: SeenRequest, step: DeskStep): void {
  if (deskSteps(seen).includes(step)) return
  if (isOver(row.state)) throw new DomainError('request-over')
  if (seen.holder === 'other') throw requestAssigned(row.assignee)
  throw new DomainError('step-not-possible')
}

/**
 * Refuses a step about an appointment that someone cannot take. What was done already passes: a second click finds it
 * done, where it is done (`#appointment`).
 *
 * @throws DetailedRefusal `request-assigned` where someone else has the request
 * @throws DomainError `unknown-request`, `unknown-appointment`, `request-over`
 */
export async function requireAppointmentStep(
  context: ApiContext,
  {
    id,
    person,
    step,
    appointment,
  }: { id: string; person: SignedInStaff; step: DeskStep; appointment: string | undefined },
): Promise<void> {
  const found = await seeRequest(context, context.database.db, { id, person })
  if (deskSteps(found.seen).includes(step)) return
  const own = found.appointments.find((one) => one.id === appointment)
  if (appointment !== undefined && own === undefined) throw new DomainError('unknown-appointment')
  const isTheirs = found.seen.holder !== 'other' || own?.staffId === person.staffId
  if (!isTheirs) throw requestAssigned(found.row.assignee)
  if (isOver(found.row.state) && step !== 'mark-outcome') throw new DomainError('request-over')
}
