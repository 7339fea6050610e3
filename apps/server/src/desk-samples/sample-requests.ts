import type { AppointmentOutcome } from '@pulli/domain/appointment/appointment-life.ts'
import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import type { RequestEventKind } from '@pulli/domain/consultation/request-life.ts'
import type { Relation, SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import { DEMO_MEMBER } from '../demo/demo-member.ts'
import type { SampleStaff } from './sample-staff.ts'

/** Minutes before the start of the server, a time of an earlier working day of the office, or after the appointment. */
export type SampleMoment =
  | { minutesAgo: number }
  | { workingDaysAgo: number; at: string }
  | { minutesAfterIt: number }

/** One of a person's slots: the nth that is free from now on, or the nth before now, both from 0. */
export type SampleSlot = { of: SampleStaff } & ({ next: number } | { last: number })

export type SampleStep = { by: SampleStaff | 'visitor'; when: SampleMoment; reason?: string } & (
  | { kind: 'booked'; slot: SampleSlot; outcome?: AppointmentOutcome }
  | { kind: 'moved'; slot: SampleSlot }
  | { kind: Exclude<RequestEventKind, 'received' | 'booked' | 'moved'> }
)

export type SampleRequest = {
  name: string
  phone: string
  section: ConsultationSection
  /** What the sender is to the child, where it is for one. */
  relation?: Relation
  contact?: SafeContact
  asked: SampleMoment
  /** What happened since. */
  life: readonly SampleStep[]
}

const day = (workingDaysAgo: number, at: string) => ({ workingDaysAgo, at })
/** A number in a range that no operator has, so that a call from a trial reaches no one. */
const unusedNumber = (last: number) => `+916150000${String(last).padStart(3, '0')}`

/**
 * The requests of a trial's desk, in every state: new, for a child, with answers that a caller has to heed, with a
 * broken promise, with appointments around today. One has the number of the demo member, who sees it in the dashboard.
 */
export const SAMPLE_REQUESTS: readonly SampleRequest[] = [
  {
    name: 'Aarav Mehta',
    phone: unusedNumber(1),
    section: 'Clinical Psychology',
    contact: { call_time: 'evening', language: 'hindi' },
    asked: { minutesAgo: 35 },
    life: [],
  },
  {
    name: 'Sunita Rao',
    phone: unusedNumber(2),
    section: 'Child Psychiatry',
    relation: 'parent',
    contact: { call_time: 'morning' },
    asked: { minutesAgo: 140 },
    life: [],
  },
  {
    name: 'Deepa Krishnan',
    phone: unusedNumber(3),
    section: 'Counselling Psychology',
    contact: { contact_way: 'text', call_time: 'afternoon', if_others_answer: 'call-again' },
    asked: day(1, '09:20'),
    life: [],
  },
  {
    name: 'Farhan Sheikh',
    phone: unusedNumber(4),
    section: 'Adult Psychiatry',
    asked: day(3, '21:40'),
    life: [],
  },
  {
    name: 'Joseph D’Souza',
    phone: unusedNumber(5),
    section: 'Music Therapy',
    contact: { message: 'name-only', if_others_answer: 'say-pulli' },
    asked: day(1, '15:10'),
    life: [{ kind: 'assigned', by: 'rekha', when: day(1, '16:05') }],
  },
  {
    name: 'Nisha Patel',
    phone: unusedNumber(6),
    section: 'Clinical Psychology',
    contact: { call_time: 'evening', if_others_answer: 'call-again', language: 'english' },
    asked: day(2, '01:50'),
    life: [
      { kind: 'assigned', by: 'rekha', when: day(2, '11:15') },
      { kind: 'tried', by: 'rekha', when: day(2, '17:40'), reason: 'no-answer' },
      { kind: 'tried', by: 'rekha', when: day(1, '18:20'), reason: 'no-answer' },
    ],
  },
  {
    name: 'Vikram Singh',
    phone: unusedNumber(7),
    section: 'Adult Psychiatry',
    contact: { language: 'hindi' },
    asked: day(2, '12:30'),
    life: [
      { kind: 'assigned', by: 'rekha', when: day(2, '12:50') },
      { kind: 'tried', by: 'rekha', when: day(2, '13:30'), reason: 'no-answer' },
      { kind: 'reached', by: 'rekha', when: day(1, '11:20') },
    ],
  },
  {
    name: 'Lakshmi Iyer',
    phone: unusedNumber(8),
    section: 'Counselling Psychology',
    asked: day(3, '10:05'),
    life: [
      { kind: 'assigned', by: 'rekha', when: day(3, '11:30') },
      { kind: 'reached', by: 'rekha', when: day(3, '12:10') },
      { kind: 'offered', by: 'rekha', when: day(3, '12:15') },
    ],
  },
  {
    name: DEMO_MEMBER.name,
    phone: DEMO_MEMBER.phone,
    section: 'Clinical Psychology',
    contact: { call_time: 'evening' },
    asked: day(2, '22:45'),
    life: [
      { kind: 'assigned', by: 'arjun', when: day(1, '11:05') },
      { kind: 'booked', by: 'visitor', when: day(1, '13:25'), slot: { of: 'arjun', next: 1 } },
    ],
  },
  {
    name: 'Rohan Gupta',
    phone: unusedNumber(9),
    section: 'Adult Psychiatry',
    contact: { message: 'name-only' },
    asked: day(4, '18:30'),
    life: [
      { kind: 'assigned', by: 'meera', when: day(3, '11:10') },
      { kind: 'reached', by: 'meera', when: day(3, '16:30') },
      { kind: 'booked', by: 'meera', when: day(3, '16:35'), slot: { of: 'meera', next: 0 } },
      { kind: 'moved', by: 'visitor', when: day(1, '19:50'), slot: { of: 'meera', next: 3 } },
    ],
  },
  {
    name: 'Zoya Khan',
    phone: unusedNumber(10),
    section: 'Clinical Psychology',
    relation: 'guardian',
    contact: { call_time: 'morning', if_others_answer: 'call-again' },
    asked: day(4, '20:15'),
    life: [
      { kind: 'assigned', by: 'arjun', when: day(3, '14:20') },
      { kind: 'reached', by: 'arjun', when: day(2, '11:40') },
      { kind: 'booked', by: 'arjun', when: day(2, '11:50'), slot: { of: 'arjun', next: 4 } },
    ],
  },
  {
    name: 'Harpreet Kaur',
    phone: unusedNumber(11),
    section: 'Clinical Psychology',
    asked: day(8, '16:40'),
    life: [
      { kind: 'assigned', by: 'arjun', when: day(7, '11:25') },
      { kind: 'reached', by: 'arjun', when: day(7, '12:00') },
      {
        kind: 'booked',
        by: 'arjun',
        when: day(7, '12:05'),
        slot: { of: 'arjun', last: 0 },
        outcome: 'missed',
      },
    ],
  },
  {
    name: 'Thomas Varghese',
    phone: unusedNumber(12),
    section: 'Adult Psychiatry',
    asked: day(9, '11:45'),
    life: [
      { kind: 'assigned', by: 'meera', when: day(8, '16:10') },
      { kind: 'reached', by: 'meera', when: day(8, '17:00') },
      {
        kind: 'booked',
        by: 'visitor',
        when: day(8, '21:30'),
        slot: { of: 'meera', last: 1 },
        outcome: 'happened',
      },
      { kind: 'closed', by: 'meera', when: { minutesAfterIt: 15 }, reason: 'seen' },
    ],
  },
  {
    name: 'Kabir Bose',
    phone: unusedNumber(13),
    section: 'Clinical Psychology',
    asked: day(5, '13:05'),
    life: [
      { kind: 'assigned', by: 'arjun', when: day(5, '15:00') },
      { kind: 'booked', by: 'visitor', when: day(4, '23:10'), slot: { of: 'arjun', next: 2 } },
      { kind: 'cancelled', by: 'visitor', when: day(1, '08:30'), reason: 'asked' },
    ],
  },
  {
    name: 'Anita Joshi',
    phone: unusedNumber(14),
    section: 'Dance and Movement Therapy',
    asked: day(6, '17:20'),
    life: [
      { kind: 'assigned', by: 'rekha', when: day(5, '11:40') },
      { kind: 'reached', by: 'rekha', when: day(5, '12:25') },
      { kind: 'declined', by: 'rekha', when: day(5, '12:40') },
    ],
  },
  {
    name: 'Mohan Das',
    phone: unusedNumber(15),
    section: 'Art Therapy',
    asked: day(4, '02:10'),
    life: [{ kind: 'withdrawn', by: 'visitor', when: day(4, '09:30') }],
  },
]
