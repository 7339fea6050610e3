import {
  Availability,
  AvailabilityQuery,
  ChangedHours,
  ChangedRule,
  NewException,
  NewRule,
  RuleEnd,
  SetVideoRoom,
  VideoRoom,
} from '@pulli/contracts/desk-hours.ts'
import { listHours } from '@pulli/data/availability/hours.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { findVideoRoom, listPeople } from '@pulli/data/staff/staff.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { readCalendar } from '#appointment/read-calendar.ts'
import type { ApiContext } from '#context.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { addException, removeException } from './change-exceptions.ts'
import { addHours, changeHours, deleteHours, endHours } from './change-hours.ts'
import { changeVideoRoom } from './change-video-room.ts'
import { clockOf } from './wall-time.ts'
import { arrangesOthers, hoursCaller, permitHours } from './whose-hours.ts'

const call = callsOf({
  tag: 'Hours',
  caller: 'staff',
  refuses: ['not-permitted', 'calendar-unavailable'],
  limit: KNOWN_STAFF,
  signIn: 'any',
})

const WHOSE = 'Of one’s own; owners and coordinators change those of everybody.'
const hours = { id: idParam('The id of the hours.', 'unknown-hours') }
const GONE = { safeBecause: 'sent again it answers 404, and nothing is left to delete' }

/** When the people of the desk are free for appointments. */
export const hoursCalls = {
  readAvailability: call({
    route: 'GET /availability',
    summary: 'Read when a person is free for appointments',
    description: `${WHOSE} What is past is left out. Times are wall time in the zone that they name.`,
    query: AvailabilityQuery,
    answer: Availability,
    refuses: ['unknown-staff'],
    says: m.desk_api_availability,
    run: ({ context, caller: { person }, query }) =>
      readAvailability(context, person, query.staff ?? person.staffId),
  }),
  addHours: call({
    route: 'POST /availability/rules',
    summary: 'Add hours of every week',
    description: `${WHOSE} They may not overlap hours that there are.`,
    body: NewRule,
    answer: ChangedHours,
    refuses: ['unknown-staff', 'hours-overlap'],
    retry: { safeBecause: 'the same hours again are those that there are' },
    says: m.desk_api_hours_added,
    run: async ({ context, caller, body }) => ({
      id: await addHours(context, body, await hoursCaller(context, caller)),
    }),
  }),
  changeHours: call({
    route: 'PUT /availability/rules/:id',
    summary: 'Give hours other times from a day on',
    description: `${WHOSE} The old hours end on the day before. What is booked stays booked.`,
    params: hours,
    body: ChangedRule,
    answer: ChangedHours,
    refuses: ['hours-overlap'],
    retry: {
      safeBecause: 'sent again it finds the changed hours, or answers 404 where they replaced the first ones',
    },
    says: m.desk_api_hours_changed,
    run: async ({ context, caller, id, body }) => ({
      id: await changeHours(context, id, body, await hoursCaller(context, caller)),
    }),
  }),
  endHours: call({
    route: 'POST /availability/rules/:id/end',
    summary: 'End hours with a day',
    description: `${WHOSE} What is booked after it stays booked.`,
    params: hours,
    body: RuleEnd,
    answer: ChangedHours,
    retry: { safeBecause: 'the same last day again changes nothing' },
    says: m.desk_api_hours_ended,
    run: async ({ context, caller, id, body }) => {
      await endHours(context, id, body.last_day, await hoursCaller(context, caller))
      return { id }
    },
  }),
  deleteHours: call({
    route: 'DELETE /availability/rules/:id',
    summary: 'Delete hours that have not begun',
    description: `${WHOSE} Hours that held before today can be ended, and not deleted.`,
    params: hours,
    answer: ChangedHours,
    refuses: ['hours-begun'],
    retry: GONE,
    says: m.desk_api_hours_deleted,
    run: async ({ context, caller, id }) => {
      await deleteHours(context, id, await hoursCaller(context, caller))
      return { id }
    },
  }),
  addException: call({
    route: 'POST /availability/exceptions',
    summary: 'Add days off or extra hours',
    description:
      `${WHOSE} Days off cancel nothing: where someone has an appointment then, they are refused with 409 and ` +
      '`booked`, unless `keep_booked` says that these stay.',
    body: NewException,
    answer: ChangedHours,
    refuses: ['unknown-staff', 'hours-overlap', 'booked-over'],
    retry: { safeBecause: 'the same days again are those that there are' },
    says: m.desk_api_exception_added,
    run: async ({ context, caller, body }) => ({
      id: await addException(context, body, await hoursCaller(context, caller)),
    }),
  }),
  deleteException: call({
    route: 'DELETE /availability/exceptions/:id',
    summary: 'Delete days off or extra hours that are not over',
    description: `${WHOSE} What was booked in extra hours stays booked.`,
    params: { id: idParam('The id of the days.', 'unknown-hours') },
    answer: ChangedHours,
    refuses: ['hours-begun'],
    retry: GONE,
    says: m.desk_api_exception_deleted,
    run: async ({ context, caller, id }) => {
      await removeException(context, id, await hoursCaller(context, caller))
      return { id }
    },
  }),
  changeVideoRoom: call({
    route: 'PUT /availability/video-room',
    summary: 'Set the room of sessions by video',
    description:
      'Of one’s own; owners and coordinators change those of everybody. Visitors with a session by video are led there, ' +
      'from a quarter of an hour before it.',
    body: VideoRoom,
    answer: SetVideoRoom,
    refuses: ['unknown-staff'],
    retry: { safeBecause: 'the same address again changes nothing' },
    signIn: 'fresh',
    says: m.desk_api_video_room,
    run: async ({ context, caller, body }) =>
      changeVideoRoom(context, body, await hoursCaller(context, caller)),
  }),
}

/**
 * Returns when someone is free for appointments.
 * @throws DomainError `not-permitted`, `unknown-staff`, `calendar-unavailable`
 */
async function readAvailability(
  context: ApiContext,
  caller: SignedInStaff,
  staffId: string,
): Promise<Availability> {
  permitHours(caller, staffId)
  const { db } = context.database
  const { zone, holidays } = await readCalendar(context)
  const today = dayIn(zone, context.clock())
  const everybody = await listPeople(db)
  const staff = everybody.find(({ id }) => id === staffId)
  if (staff === undefined) throw new DomainError('unknown-staff')
  const { rules, exceptions } = await listHours(db, { staffId, today })
  const videoRoom = await findVideoRoom(db, staffId)
  return {
    staff,
    people: arrangesOthers(caller) ? everybody : [staff],
    time_zone: zone,
    today,
    video_room: videoRoom,
    holidays: holidays.filter((day) => day >= today).toSorted(),
    rules: rules.map(({ id, weekday, hours, zone, validFrom, validTo }) => ({
      id,
      weekday,
      from: clockOf(hours.from),
      to: clockOf(hours.to),
      time_zone: zone,
      first_day: validFrom,
      last_day: validTo,
      has_begun: validFrom < today,
    })),
    exceptions: exceptions.map(({ id, kind, firstOn, lastOn, hours, zone }) => ({
      id,
      kind,
      first_day: firstOn,
      last_day: lastOn,
      from: hours === null ? null : clockOf(hours.from),
      to: hours === null ? null : clockOf(hours.to),
      time_zone: zone,
    })),
  }
}
