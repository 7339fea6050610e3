import { APPOINTMENT_OUTCOMES, APPOINTMENT_STATUSES } from '@pulli/domain/appointment/appointment-life.ts'
import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { DESK_STEPS } from '@pulli/domain/consultation/desk-steps.ts'
import { REQUEST_EVENTS, REQUEST_STATES } from '@pulli/domain/consultation/request-life.ts'
import {
  isReasonOf,
  RECORDED_EVENTS,
  REQUEST_REASONS,
  VIEW_REASONS,
} from '@pulli/domain/consultation/request-reasons.ts'
import {
  CALL_LANGUAGES,
  CALL_TIMES,
  CONTACT_WAYS,
  FOR_WHOM,
  IF_OTHERS_ANSWER,
  MESSAGES,
  RELATIONS,
} from '@pulli/domain/consultation/safe-contact.ts'
import { CALL_ABOUT } from '@pulli/domain/consultation/wished-call.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { FreeSlots, Service } from './appointment.ts'
import { Day } from './day.ts'
import { MailPlace } from './mail-choice.ts'

const instant = z.iso.datetime()

/** The lists of the desk: what waits for the office, an unverified burst, what is the caller's own, and what is over. */
export const DESK_LISTS = ['waiting', 'burst', 'mine', 'over'] as const
export type DeskList = (typeof DESK_LISTS)[number]

/** Someone of the desk. */
const DeskPerson = z.strictObject({ id: z.uuid(), name: z.string() })
export type DeskPerson = z.infer<typeof DeskPerson>

const RequestEvent = z.strictObject({
  kind: z.enum(REQUEST_EVENTS),
  occurred_at: instant,
  actor: z.enum(['visitor', 'staff', 'site']),
  staff: DeskPerson.nullable().meta({
    description: 'Who did it; of `assigned`, who has had the request since.',
  }),
  reason: z.string().nullable().meta({ description: 'A code, such as `no-answer`.' }),
})

/** What the lists and the page of a request both show. */
const seen = {
  id: z.uuid(),
  state: z.enum(REQUEST_STATES),
  received_at: instant,
  call_by: instant.nullable().meta({
    description: 'By when the office promised to call; of a call that they asked for, within its hour.',
  }),
  is_late: z.boolean().meta({ description: 'Nobody has called by then.' }),
  section: z.enum(CONSULTATION_SECTIONS),
  consultation_date: z.iso.date().meta({ description: 'The day that they would like.' }),
  for_whom: z.enum(FOR_WHOM),
  is_for_child: z.boolean().meta({ description: 'For a child, or in a section for children.' }),
  first_name: z.string(),
  preferred_name: z.string().nullable().meta({
    description: 'Whom they asked for, by the name at that time; null where they asked for nobody.',
  }),
  wished_call: z
    .strictObject({
      about: z.enum(CALL_ABOUT),
      starts_at: instant.nullable().meta({ description: 'The time that they wish for; null: to cancel.' }),
    })
    .nullable()
    .meta({
      description:
        'They asked for a call, because no code reached them. Nothing is booked, moved or cancelled yet.',
    }),
  has_safety_note: z
    .boolean()
    .meta({ description: 'The person who called noted that someone may be in danger.' }),
  is_sample: z.boolean(),
  is_unverified: z.boolean().meta({
    description: 'It came past the counts of its number, network or site, and nobody proved its number.',
  }),
  assignee: DeskPerson.nullable().meta({ description: 'Who has it; null: nobody, or a person who left.' }),
}

/** A request in a list of the desk. Nothing in it reaches the person: neither number nor mail address. */
export const DeskRequestRow = z.strictObject({
  ...seen,
  language: z.enum(CALL_LANGUAGES),
  last_event: RequestEvent,
  is_left: z
    .boolean()
    .meta({ description: 'Someone who left had it, or had its appointment: it needs another person.' }),
  summary_is_urgent: z.boolean().meta({
    description: 'An answer in the summary of a coming appointment asks for help.',
  }),
})
export type DeskRequestRow = z.infer<typeof DeskRequestRow>

/** The query of `GET /requests`. */
export const DeskRequestQuery = z.strictObject({
  list: z.enum(DESK_LISTS).meta({ description: 'Which list.' }),
  after: z
    .string()
    .max(100)
    .optional()
    .meta({ description: '`next` of the page before. Without it: the first page.' }),
  day: Day.optional().meta({
    description: 'Only requests that arrived on this day, in the zone of the office.',
  }),
})
export type DeskRequestQuery = z.infer<typeof DeskRequestQuery>

export const DeskRequestPage = z.strictObject({
  requests: z.array(DeskRequestRow),
  next: z.string().nullable().meta({ description: '`after` of the next page; null: this is the last one.' }),
  counts: z
    .strictObject({ waiting: z.int(), burst: z.int(), mine: z.int() })
    .meta({ description: 'How many there are, whichever list this is.' }),
})
export type DeskRequestPage = z.infer<typeof DeskRequestPage>

const DeskAppointment = z.strictObject({
  id: z.uuid(),
  version: z.int().meta({ description: 'Sent back with a change, which says what it was made for.' }),
  status: z.enum(APPOINTMENT_STATUSES),
  starts_at: instant,
  ends_at: instant,
  hold_until: instant.nullable(),
  is_wished: z.boolean().meta({ description: 'Held for the desk, which is to call about it.' }),
  service: Service.pick({ id: true, name: true, mode: true }),
  staff: DeskPerson.extend({ is_left: z.boolean().meta({ description: 'They work here no more.' }) }),
  is_own: z.boolean().meta({ description: 'It is with the caller.' }),
  has_begun: z.boolean(),
  cancelled_by: z.enum(['visitor', 'staff', 'site']).nullable(),
  cancel_reason: z.string().nullable().meta({ description: 'A code, such as `asked` or `moved`.' }),
  summary_sent_at: instant.nullable().meta({
    description:
      'When the member sent a summary to it; null: there is none. Its counsellor alone can open it, with ' +
      '`POST …/summary`.',
  }),
  summary_is_urgent: z.boolean().meta({
    description: 'An answer in it asks for help: its counsellor opens it before the session.',
  }),
})
export type DeskAppointment = z.infer<typeof DeskAppointment>

/** A request as its page at the desk shows it. */
export const DeskRequest = z.strictObject({
  ...seen,
  // First what a coordinator must know before calling.
  contact: z.strictObject({
    contact_way: z.enum(CONTACT_WAYS),
    call_time: z.enum(CALL_TIMES),
    message: z.enum(MESSAGES),
    if_others_answer: z.enum(IF_OTHERS_ANSWER),
    language: z.enum(CALL_LANGUAGES),
  }),
  calling: z.strictObject({
    is_in_hours: z
      .boolean()
      .meta({ description: 'Now is in the hours of the office, and in the part of them that they chose.' }),
    from: instant.nullable().meta({ description: 'Otherwise: from when; null where nobody knows.' }),
    needs_reason: z.boolean().meta({
      description: '`POST …/number` asks for a reason: it is not in their hours, or not the caller’s case.',
    }),
  }),
  masked_phone: z.string(),
  mail: MailPlace,
  disowned_at: instant.nullable().meta({
    description: 'Since when who has the number says that someone else sent it: its links ended.',
  }),
  is_blocked: z.boolean().meta({
    description: 'Who has the number blocks requests that they did not send: it is sorted last.',
  }),
  undelivered: z
    .array(
      z.strictObject({
        to: z.enum(['visitor', 'staff', 'office']),
        way: z.enum(['mail', 'sms']),
        sent_at: instant,
        outcome: z.enum(['refused', 'unsure']).meta({
          description: '`refused`: the mailbox or number does not take it; `unsure`: it may have arrived.',
        }),
      }),
    )
    .meta({ description: 'Emails and text messages about the request that did not arrive, the last first.' }),
  relation: z.enum(RELATIONS).nullable().meta({ description: 'What the person who asks is to the child.' }),
  time_zone: z.string().meta({ description: 'In which they asked.' }),
  preferred_staff: DeskPerson.nullable().meta({
    description: 'Whom they asked for, if they are at the desk.',
  }),
  is_own: z.boolean().meta({ description: 'The caller has it.' }),
  events: z.array(RequestEvent).meta({ description: 'What happened, the first first.' }),
  appointments: z
    .array(DeskAppointment)
    .meta({ description: 'The latest first; with them a time held now.' }),
  views: z
    .array(
      z.strictObject({
        staff: DeskPerson,
        what: z.enum(['number', 'summary']),
        viewed_at: instant,
        reason: z.enum(VIEW_REASONS).nullable(),
      }),
    )
    .nullable()
    .meta({
      description:
        'For owners: who opened the number or a summary, when and why, the last first. Null for others.',
    }),
  assignable: z
    .array(DeskPerson)
    .nullable()
    .meta({ description: 'Whom it can be handed over to, by name. Null for who cannot hand it over.' }),
  steps: z.array(z.enum(DESK_STEPS)).meta({ description: 'What the caller can do now.' }),
  next_step: z.enum(DESK_STEPS).nullable().meta({ description: 'The one that comes next, if any.' }),
})
export type DeskRequest = z.infer<typeof DeskRequest>

/** The body of `POST /requests/{id}/number`. */
export const NumberView = z.strictObject({
  reason: z
    .enum(VIEW_REASONS, { error: () => m.field_view_reason_unknown() })
    .optional()
    .meta({ description: 'Needed outside the person’s hours, and where the case is not the caller’s.' }),
})
export type NumberView = z.infer<typeof NumberView>

/** What calling needs. That it was shown is recorded. */
export const ShownNumber = z.strictObject({
  name: z.string(),
  phone: z.string().meta({ description: 'E.164.' }),
  email: z.string(),
})
export type ShownNumber = z.infer<typeof ShownNumber>

const StaffId = z.uuid({ error: () => m.field_person_unknown() })

/** The body of `POST /requests/{id}/assignment`. */
export const Assignment = z.strictObject({
  staff: StaffId.meta({ description: 'Who gets it: the caller, to take it.' }),
  seen: StaffId.nullable().meta({
    description:
      'Who had it when the caller decided; null: nobody. Where someone else has it by now, 409 says who.',
  }),
})
export type Assignment = z.infer<typeof Assignment>

/** The body of `POST /requests/{id}/events`. */
export const RecordedRequestEvent = z
  .strictObject({
    kind: z.enum(RECORDED_EVENTS, { error: () => m.field_event_unknown() }),
    reason: z
      .enum(REQUEST_REASONS, { error: () => m.field_event_reason_unknown() })
      .optional()
      .meta({ description: 'A code of its kind; `offered` has none.' }),
  })
  .refine(({ kind, reason }) => isReasonOf(kind, reason), {
    path: ['reason'],
    error: () => m.field_event_reason_unknown(),
  })
export type RecordedRequestEvent = z.infer<typeof RecordedRequestEvent>

/** The query of `GET /requests/{id}/slots`. */
export const DeskSlotQuery = z.strictObject({
  service: z
    .uuid()
    .optional()
    .meta({ description: 'Without it: as booked, or the only one for the kind of care they asked for.' }),
  staff: z
    .union([z.uuid(), z.literal('anyone')])
    .optional()
    .meta({
      description: 'Without it: whom they asked for, if they give the service; `anyone`: anyone who is free.',
    }),
  from: Day.optional().meta({ description: 'The first day, in the zone of the office. Without it: today.' }),
})
export type DeskSlotQuery = z.infer<typeof DeskSlotQuery>

/** The free times for a request. */
export const DeskSlots = z.strictObject({
  services: z
    .array(Service)
    .meta({ description: 'What may be booked, the kind of care they asked for first.' }),
  service: z.uuid().nullable().meta({ description: 'The one that the times are of; null: choose one.' }),
  staff: z.uuid().nullable().meta({ description: 'The only person wanted; null: anyone who is free.' }),
  times: FreeSlots.nullable(),
})
export type DeskSlots = z.infer<typeof DeskSlots>

const StartsAt = z.iso
  .datetime({ offset: true, error: () => m.field_instant_malformed() })
  .meta({ description: 'One of the free times that `GET /requests/{id}/slots` lists.' })
const ServiceId = z.uuid({ error: () => m.field_service_unknown() })
const Version = z
  .int({ error: () => m.field_version_missing() })
  .meta({ description: 'Of the appointment as the caller saw it.' })

/** The body of `POST /requests/{id}/appointments`. */
export const DeskBooking = z.strictObject({
  service: ServiceId,
  staff: StaffId.optional().meta({ description: 'With whom. Without it: anyone who is free.' }),
  starts_at: StartsAt,
})
export type DeskBooking = z.infer<typeof DeskBooking>

/** The body of `POST /requests/{id}/appointments/{appointment}/move`. */
export const DeskMove = z.strictObject({
  version: Version,
  service: ServiceId.optional().meta({ description: 'Without it: as booked.' }),
  staff: StaffId.nullable()
    .optional()
    .meta({ description: 'With whom. Without it: as booked; null: anyone who is free.' }),
  starts_at: StartsAt,
})
export type DeskMove = z.infer<typeof DeskMove>

/** The body of `POST /requests/{id}/appointments/{appointment}/cancel`. */
export const DeskCancellation = z.strictObject({ version: Version })
export type DeskCancellation = z.infer<typeof DeskCancellation>

/** The body of `POST /requests/{id}/appointments/{appointment}/outcome`. */
export const DeskOutcome = z.strictObject({
  version: Version,
  outcome: z.enum(APPOINTMENT_OUTCOMES, { error: () => m.field_outcome_unknown() }),
})
export type DeskOutcome = z.infer<typeof DeskOutcome>

/** The answer to `DELETE /requests/{id}`. */
export const ErasedRequest = z.strictObject({ id: z.uuid() })
export type ErasedRequest = z.infer<typeof ErasedRequest>
