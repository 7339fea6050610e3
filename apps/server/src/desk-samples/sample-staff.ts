import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import type { Weekday } from '@pulli/domain/opening-hours/opening-hours.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'

/** Days of a week and the hours on each of them, such as '11:00'. */
type Hours = readonly (readonly [days: readonly Weekday[], from: string, to: string])[]

/**
 * The people of a trial's desk: one who calls, and two whom the team page shows as samples too. They have no passkey, no
 * app and no invitation, and none can be created for them, so no one can sign in as them.
 */
export const SAMPLE_STAFF = {
  rekha: { name: 'Rekha Menon', roles: ['coordinator'], hours: [] },
  arjun: {
    name: 'Arjun Sethi',
    roles: ['counsellor'],
    hours: [
      [[1, 3, 5], '11:00', '14:00'],
      [[2, 4], '15:00', '19:00'],
    ],
  },
  meera: {
    name: 'Dr Meera Nair',
    roles: ['counsellor'],
    hours: [
      [[1, 2, 4], '16:00', '20:00'],
      [[6], '11:00', '14:00'],
    ],
  },
} as const satisfies Record<string, { name: string; roles: readonly StaffRole[]; hours: Hours }>

export type SampleStaff = keyof typeof SAMPLE_STAFF

export type SampleService = {
  name: string
  minutes: number
  bufferMinutes: number
  mode: ServiceMode
  sections: readonly ConsultationSection[]
  people: readonly SampleStaff[]
}

/** What can be booked with them. A person's first service is that of their sample appointments. */
export const SAMPLE_SERVICES: readonly SampleService[] = [
  {
    name: 'First conversation by video',
    minutes: 50,
    bufferMinutes: 10,
    mode: 'video',
    sections: ['Clinical Psychology', 'Counselling Psychology'],
    people: ['arjun'],
  },
  {
    name: 'Consultation with a psychiatrist',
    minutes: 40,
    bufferMinutes: 20,
    mode: 'video',
    sections: ['Adult Psychiatry', 'Child Psychiatry'],
    people: ['meera'],
  },
  {
    name: 'Short talk by phone',
    minutes: 20,
    bufferMinutes: 10,
    mode: 'phone',
    sections: ['Clinical Psychology', 'Counselling Psychology', 'Adult Psychiatry'],
    people: ['arjun', 'meera'],
  },
]
