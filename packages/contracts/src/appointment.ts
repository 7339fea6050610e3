import { APPOINTMENT_STATUSES } from '@pulli/domain/appointment/appointment-life.ts'
import { SERVICE_MODES } from '@pulli/domain/appointment/service-modes.ts'
import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Day } from './day.ts'
import { RequestLink } from './request-link.ts'

/** What may be booked, and with whom [FHIR: HealthcareService]. */
export const Service = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  minutes: z.int(),
  mode: z.enum(SERVICE_MODES),
  sections: z.array(z.enum(CONSULTATION_SECTIONS)).meta({ description: 'The kinds of care it belongs to.' }),
  people: z
    .array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        team_entry: z
          .string()
          .nullable()
          .meta({ description: 'The document id of the team member in the content service.' }),
      }),
    )
    .meta({ description: 'Who gives it and has published hours, by name.' }),
})
export type Service = z.infer<typeof Service>

/** A time at which an appointment may begin [FHIR: Slot]. */
export const Slot = z.strictObject({
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  staff: z.array(z.uuid()).meta({ description: 'Who is free then.' }),
})
export type Slot = z.infer<typeof Slot>

/** Which free times are wanted. */
export const SlotQuery = z.strictObject({
  service: z.uuid().meta({ description: 'The id of the service.' }),
  staff: z
    .uuid()
    .optional()
    .meta({ description: 'The id of the only person wanted. Without it: everybody.' }),
  from: Day.optional().meta({ description: 'The first day, in the zone of the office. Without it: today.' }),
})

/** The free times of at most 14 days. */
export const FreeSlots = z.strictObject({
  service: z.uuid(),
  time_zone: z.string().meta({ description: 'The zone of the office, whose days are counted.' }),
  from: z.iso.date(),
  until: z.iso
    .date()
    .meta({ description: 'The last day that can be chosen; today is the first of fourteen.' }),
  slots: z.array(Slot),
})
export type FreeSlots = z.infer<typeof FreeSlots>

/** An appointment, as the person who asked for it sees it [FHIR: Appointment]. */
export const Appointment = z.strictObject({
  id: z.uuid(),
  status: z.enum(APPOINTMENT_STATUSES),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  hold_until: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Of a held time: until when it is kept, and can be confirmed.' }),
  service: Service.pick({ id: true, name: true, mode: true }),
  staff: Service.shape.people.element,
  room: z
    .strictObject({
      opens_at: z.iso.datetime().nullable(),
      address: z.url().nullable(),
    })
    .meta({
      description:
        'Of a session by video: when the address to join is given out, and the address from then until an hour after the ' +
        'session. Both are null where there is none.',
    }),
  is_changeable: z.boolean().meta({ description: 'It has not begun, and can be moved or cancelled.' }),
})
export type Appointment = z.infer<typeof Appointment>

/** The answer to a change of an appointment. */
export const ChangedAppointment = Appointment.extend({
  link: RequestLink.optional().meta({
    description:
      'Present where who called with a link proved the number: links and passes given before have ended, theirs too.',
  }),
})

/** Who makes an appointment: the request that it is for. */
export const AppointmentWriter = z.strictObject({
  request: z
    .string({
      error: (issue) => (issue.input === undefined ? m.field_request_missing() : m.field_wrong_type()),
    })
    .max(100, { error: () => m.field_request_missing() })
    .meta({ description: 'The token of its link; for a member, the id of a request of their number.' }),
})
export type AppointmentWriter = z.infer<typeof AppointmentWriter>

const StartsAt = z.iso
  .datetime({ offset: true, error: () => m.field_instant_malformed() })
  .meta({ description: 'One of the free times that `GET /slots` lists.' })
const ServiceId = z.uuid({ error: () => m.field_service_unknown() })
const StaffId = z.uuid({ error: () => m.field_person_unknown() })

/** The body of `POST /appointments`. */
export const NewAppointment = z.strictObject({
  ...AppointmentWriter.shape,
  service: ServiceId,
  staff: StaffId.optional().meta({ description: 'With whom. Without it: anyone who is free.' }),
  starts_at: StartsAt,
})
export type NewAppointment = z.infer<typeof NewAppointment>

/** The body of `POST /appointments/{id}/call`. */
export const AppointmentCall = z.strictObject({
  ...AppointmentWriter.shape,
  starts_at: StartsAt.optional().meta({
    description: 'Of a booked one: the time to move it to; without it, they wish to cancel.',
  }),
})
export type AppointmentCall = z.infer<typeof AppointmentCall>

/** The body of `POST /appointments/{id}/move`. */
export const AppointmentMove = z.strictObject({
  ...AppointmentWriter.shape,
  service: ServiceId.optional().meta({ description: 'Without it: as booked.' }),
  staff: StaffId.nullable()
    .optional()
    .meta({ description: 'With whom. Without it: as booked; null: anyone who is free.' }),
  starts_at: StartsAt,
})
export type AppointmentMove = z.infer<typeof AppointmentMove>
