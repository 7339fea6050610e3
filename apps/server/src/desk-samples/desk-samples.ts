import { SafeContact } from '@pulli/contracts/consultation.ts'
import { APPOINTMENT_OUTCOMES } from '@pulli/domain/appointment/appointment-life.ts'
import { SERVICE_MODES } from '@pulli/domain/appointment/service-modes.ts'
import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { REQUEST_EVENTS } from '@pulli/domain/consultation/request-life.ts'
import { RELATIONS } from '@pulli/domain/consultation/safe-contact.ts'
import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import { STAFF_ROLES } from '@pulli/domain/staff/staff-roles.ts'
import { z } from 'zod'
import { DEMO_MEMBER } from '../demo/demo-member.ts'
import samples from './desk-samples.json' with { type: 'json' }

const Person = z.enum(['rekha', 'arjun', 'meera'])
/** Such as '11:00'. */
const Clock = z.string()

/** Minutes before the start of the server, a time of an earlier working day of the office, or after the appointment. */
const Moment = z.union([
  z.strictObject({ minutesAgo: z.number() }),
  z.strictObject({ workingDaysAgo: z.number(), at: Clock }),
  z.strictObject({ minutesAfterIt: z.number() }),
])

/** One of a person's slots: the nth that is free from now on, or the nth before now, both from 0. */
const Slot = z.union([
  z.strictObject({ of: Person, next: z.number() }),
  z.strictObject({ of: Person, last: z.number() }),
])

const step = { by: z.union([Person, z.literal('visitor')]), when: Moment, reason: z.string().optional() }
const Step = z.discriminatedUnion('kind', [
  z.strictObject({
    ...step,
    kind: z.literal('booked'),
    slot: Slot,
    outcome: z.enum(APPOINTMENT_OUTCOMES).optional(),
  }),
  z.strictObject({ ...step, kind: z.literal('moved'), slot: Slot }),
  z.strictObject({ ...step, kind: z.enum(REQUEST_EVENTS).exclude(['received', 'booked', 'moved']) }),
])

const Request = z.strictObject({
  name: z.string(),
  phone: z.string().default(DEMO_MEMBER.phone),
  section: z.enum(CONSULTATION_SECTIONS),
  /** What the sender is to the child, where it is for one. */
  relation: z.enum(RELATIONS).optional(),
  contact: SafeContact.optional(),
  asked: Moment,
  /** What happened since. */
  life: z.array(Step),
})

const Staff = z.strictObject({
  name: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  /** Days of a week, and the hours on each of them. */
  hours: z.array(z.tuple([z.array(z.literal(EVERY_DAY)), Clock, Clock])),
})

const Service = z.strictObject({
  name: z.string(),
  minutes: z.number(),
  bufferMinutes: z.number(),
  mode: z.enum(SERVICE_MODES),
  sections: z.array(z.enum(CONSULTATION_SECTIONS)),
  people: z.array(Person),
})

/**
 * The desk of a trial.
 *
 * Staff: one who calls, and two whom the team page shows as samples too. They have no passkey, no app and no invitation, and none
 * can be created for them, so no one can sign in as them. A person's first service is that of their sample appointments.
 *
 * Requests in every state: new, for a child, with answers that a caller has to heed, with a broken promise, with appointments
 * around today. Their numbers are in a range that no operator has, so that a call reaches no one; the one without has that of the
 * demo member, who sees it in the dashboard.
 */
export const DESK_SAMPLES = z
  .strictObject({ staff: z.record(Person, Staff), services: z.array(Service), requests: z.array(Request) })
  .parse(samples)

export type SamplePerson = z.infer<typeof Person>
export type SampleMoment = z.infer<typeof Moment>
export type SampleSlot = z.infer<typeof Slot>
export type SampleStep = z.infer<typeof Step>
export type SampleRequest = z.infer<typeof Request>
export type SampleService = z.infer<typeof Service>
