import { APPOINTMENT_STATUSES } from '@pulli/domain/appointment/appointment-life.ts'
import { SERVICE_MODES } from '@pulli/domain/appointment/service-modes.ts'
import { CALL_ABOUT } from '@pulli/domain/consultation/wished-call.ts'
import { isTimeZone } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Day } from './day.ts'

const instant = z.iso.datetime()
const Person = z.strictObject({ id: z.uuid(), name: z.string() })

/** Wall time: `09:30`. */
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const Clock = z
  .string({ error: () => m.field_clock_malformed() })
  .regex(TIME, { error: () => m.field_clock_malformed() })
  .meta({ description: 'Wall time, `HH:MM`. As an end, `00:00` is midnight.' })

const Zone = z
  .string({ error: () => m.field_time_zone_unknown() })
  .refine(isTimeZone, { error: () => m.field_time_zone_unknown() })
  .meta({ description: 'IANA name of the zone of the wall time. Without it: that of the office.' })

const StaffId = z
  .uuid({ error: () => m.field_person_unknown() })
  .meta({ description: 'Whose hours. Without it: the caller’s own.' })

const isLater = ({ from, to }: { from: string; to: string }) => to === '00:00' || from < to
const endsFirst = { path: ['to'], error: () => m.field_hours_end_first() }
const WeekdayNumber = z
  .literal([1, 2, 3, 4, 5, 6, 7], { error: () => m.field_weekday_unknown() })
  .meta({ description: '1 is Monday, 7 is Sunday.' })

const hoursOfRule = { weekday: WeekdayNumber, from: Clock, to: Clock, time_zone: Zone.optional() }

/** The body of `POST /availability/rules`: hours of every week. */
export const NewRule = z
  .strictObject({
    staff: StaffId.optional(),
    ...hoursOfRule,
    first_day: Day,
    last_day: Day.optional().meta({ description: 'Without it: until further notice.' }),
  })
  .refine(isLater, endsFirst)
  .refine(({ first_day, last_day }) => last_day === undefined || first_day <= last_day, {
    path: ['last_day'],
    error: () => m.field_last_day_first(),
  })
export type NewRule = z.infer<typeof NewRule>

/** The body of `PUT /availability/rules/{id}`. */
export const ChangedRule = z
  .strictObject({
    ...hoursOfRule,
    first_day: Day.meta({ description: 'From when the new hours hold: the old ones end on the day before.' }),
  })
  .refine(isLater, endsFirst)
export type ChangedRule = z.infer<typeof ChangedRule>

/** The body of `POST /availability/rules/{id}/end`. */
export const RuleEnd = z.strictObject({ last_day: Day })
export type RuleEnd = z.infer<typeof RuleEnd>

/** The body of `POST /availability/exceptions`. */
export const NewException = z
  .strictObject({
    staff: StaffId.optional(),
    kind: z.enum(['off', 'extra'], { error: () => m.field_exception_kind_unknown() }),
    first_day: Day,
    last_day: Day.optional().meta({ description: 'Without it: that day alone. At most a year later.' }),
    from: Clock.optional().meta({ description: 'With `to`: hours of each day. Without: whole days off.' }),
    to: Clock.optional(),
    time_zone: Zone.optional(),
    keep_booked: z
      .boolean()
      .optional()
      .meta({ description: 'Days off over booked appointments are taken, and these stay booked.' }),
  })
  .refine(({ first_day, last_day }) => last_day === undefined || first_day <= last_day, {
    path: ['last_day'],
    error: () => m.field_last_day_first(),
  })
  .refine(
    ({ kind, from, to }) =>
      (kind === 'off' && from === undefined) || (from !== undefined && to !== undefined),
    {
      path: ['to'],
      error: () => m.field_clock_malformed(),
    },
  )
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['from'],
    error: () => m.field_clock_malformed(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || isLater({ from, to }), endsFirst)
export type NewException = z.infer<typeof NewException>

const WeeklyHours = z.strictObject({
  id: z.uuid(),
  weekday: z.int().meta({ description: '1 is Monday, 7 is Sunday.' }),
  from: z.string(),
  to: z.string(),
  time_zone: z.string(),
  first_day: z.iso.date(),
  last_day: z.iso.date().nullable(),
  has_begun: z.boolean().meta({ description: 'They held before today: they can be ended, and not deleted.' }),
})
export type WeeklyHours = z.infer<typeof WeeklyHours>

const ExceptionalDays = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['off', 'extra']),
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  from: z.string().nullable().meta({ description: 'Null, as `to`: whole days.' }),
  to: z.string().nullable(),
  time_zone: z.string(),
})
export type ExceptionalDays = z.infer<typeof ExceptionalDays>

/** The query of `GET /availability`. */
export const AvailabilityQuery = z.strictObject({ staff: StaffId.optional() })

/** When a counsellor is free for appointments, without the past. */
export const Availability = z.strictObject({
  staff: Person,
  people: z.array(Person).meta({ description: 'Whose hours the caller may change, by name.' }),
  time_zone: z.string().meta({ description: 'The zone of the office.' }),
  today: z.iso.date(),
  holidays: z.array(z.iso.date()).meta({ description: 'Coming ones of the office, from its working hours.' }),
  rules: z.array(WeeklyHours),
  exceptions: z.array(ExceptionalDays),
  video_room: z.url().nullable().meta({ description: 'The address of their room for sessions by video.' }),
})
export type Availability = z.infer<typeof Availability>

/** The hours that were stored, changed or deleted, by their id. */
export const ChangedHours = z.strictObject({ id: z.uuid() })
export type ChangedHours = z.infer<typeof ChangedHours>

/** The body of `PUT /availability/video-room`. */
export const VideoRoom = z.strictObject({
  staff: StaffId.optional(),
  address: z
    .url({ protocol: /^https$/, error: () => m.field_video_room_malformed() })
    .max(500, { error: () => m.field_video_room_malformed() })
    .optional()
    .meta({ description: 'Without it: no room any more.' }),
})
export type VideoRoom = z.infer<typeof VideoRoom>

/** The room that is set now. */
export const SetVideoRoom = z.strictObject({ address: z.url().nullable() })

/** The query of `GET /week`. */
export const WeekQuery = z.strictObject({
  from: Day.optional().meta({ description: 'A day of the wanted week. Without it: of this one.' }),
})

const WeekAppointment = z.strictObject({
  id: z.uuid(),
  request: z.uuid(),
  staff: z.uuid(),
  status: z.enum(APPOINTMENT_STATUSES),
  starts_at: instant,
  ends_at: instant,
  name: z.string().meta({ description: 'Its first letter.' }),
  service: z.string(),
  mode: z.enum(SERVICE_MODES),
  wished_call: z.enum(CALL_ABOUT).nullable().meta({
    description: 'Its sender asked to be called to book, move or cancel it.',
  }),
  summary_is_urgent: z.boolean().meta({
    description: 'It is to come, and an answer in its summary asks for help.',
  }),
})
export type WeekAppointment = z.infer<typeof WeekAppointment>

const WeekBand = z.strictObject({
  staff: z.uuid(),
  kind: z.enum(['hours', 'extra', 'off']),
  starts_at: instant,
  ends_at: instant,
})
export type WeekBand = z.infer<typeof WeekBand>

/** A week, Monday to Sunday, in the zone of the office. */
export const DeskWeek = z.strictObject({
  time_zone: z.string(),
  from: z.iso.date(),
  today: z.iso.date(),
  holidays: z.array(z.iso.date()).meta({ description: 'Of this week.' }),
  people: z.array(Person).meta({ description: 'Who has hours or appointments in it, by name.' }),
  appointments: z
    .array(WeekAppointment)
    .meta({ description: 'The first first; cancelled ones are left out.' }),
  bands: z.array(WeekBand).meta({ description: 'When a person is there, or off.' }),
})
export type DeskWeek = z.infer<typeof DeskWeek>
