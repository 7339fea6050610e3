import {
  Appointment,
  AppointmentMove,
  AppointmentWriter,
  FreeSlots,
  NewAppointment,
  Service,
  Slot,
} from '@pulli/contracts/appointment.ts'
import { AssessmentResult, KeptAssessment, NewAssessment } from '@pulli/contracts/assessment.ts'
import { Consent, ConsentChange } from '@pulli/contracts/consent.ts'
import { ConsultationReceipt, NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { CrisisLine } from '@pulli/contracts/crisis-line/crisis-line.ts'
import { Refusal } from '@pulli/contracts/envelope.ts'
import { Favourite, FavouriteMark } from '@pulli/contracts/favourite.ts'
import {
  FollowedRequest,
  OwnRequest,
  RequestDigits,
  RequestPass,
  RequestReceipt,
} from '@pulli/contracts/followed-request.ts'
import { EndedSession, Erasure, Member, MemberChange, MemberSession } from '@pulli/contracts/members.ts'
import { Mood, MoodChange, MoodList, NewMood } from '@pulli/contracts/mood.ts'
import { NewsletterLink, NewsletterSignUp } from '@pulli/contracts/newsletter.ts'
import {
  CodeSent,
  Login,
  LoginRequest,
  Renewal,
  ResendRequest,
  SessionRenewal,
  SignedInUser,
} from '@pulli/contracts/sign-in.ts'
import {
  Invitation,
  InvitationShown,
  NewInvitation,
  OwnDevices,
  PasskeyAnswer,
  StaffPerson,
  StaffSession,
} from '@pulli/contracts/staff.ts'
import { VitalsReport } from '@pulli/contracts/vitals.ts'
import { z } from 'zod'

const mood = { moodType: 'GOOD', note: 'Walked home.' }

/** The name of each schema in the contract, with an example. A linter validates each example against its schema. */
const NAMED: readonly [z.ZodType, string, example?: unknown][] = [
  [Refusal, 'Problem'],
  [NewAssessment, 'NewAssessment'],
  [AssessmentResult, 'AssessmentResult'],
  [KeptAssessment, 'KeptAssessment'],
  [Consent, 'Consent'],
  [ConsentChange, 'ConsentChange', { is_given: false }],
  [RequestReceipt, 'RequestReceipt'],
  [FollowedRequest, 'FollowedRequest'],
  [Service, 'Service'],
  [Slot, 'Slot'],
  [FreeSlots, 'FreeSlots'],
  [Appointment, 'Appointment'],
  [
    NewAppointment,
    'NewAppointment',
    {
      request: 'AAAAAAAAAAAAAAAAAAAAAA',
      service: '019a9b6c-0000-7000-8000-000000000000',
      starts_at: '2099-12-01T05:30:00.000Z',
    },
  ],
  [
    AppointmentMove,
    'AppointmentMove',
    { request: 'AAAAAAAAAAAAAAAAAAAAAA', starts_at: '2099-12-01T05:30:00.000Z' },
  ],
  [AppointmentWriter, 'AppointmentWriter', { request: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  [OwnRequest, 'OwnRequest'],
  [RequestDigits, 'RequestDigits', { digits: '3210' }],
  [RequestPass, 'RequestPass'],
  [
    NewConsultationRequest,
    'NewConsultationRequest',
    {
      name: 'Asha Rao',
      email: 'asha@example.org',
      phone: '9876543210',
      section: 'Art Therapy',
      consultation_date: '2099-12-01',
    },
  ],
  [ConsultationReceipt, 'ConsultationReceipt', { id: '019a9b6c-0000-7000-8000-000000000000' }],
  [CrisisLine, 'CrisisLine'],
  [Favourite, 'Favourite'],
  [FavouriteMark, 'FavouriteMark'],
  [Member, 'Member'],
  [MemberChange, 'MemberChange', { name: 'Asha', time_zone: 'Asia/Kolkata' }],
  [MemberSession, 'MemberSession'],
  [EndedSession, 'EndedSession'],
  [Erasure, 'Erasure', { otp: '123456' }],
  [
    Mood,
    'Mood',
    {
      mood_id: '019a9b6c-0000-7000-8000-000000000000',
      mood_type: 'GOOD',
      note: 'Walked home.',
      day: '2026-11-21',
      version: 1,
      createdAt: '2026-11-21T06:00:00.000Z',
    },
  ],
  [NewMood, 'NewMood', { ...mood, day: '2026-11-21' }],
  [MoodChange, 'MoodChange', mood],
  [MoodList, 'MoodList'],
  [NewsletterSignUp, 'NewsletterSignUp', { email: 'asha@example.org' }],
  [NewsletterLink, 'NewsletterLink', { token: 'the-token-of-the-link' }],
  [LoginRequest, 'LoginRequest', { mobile_number: '9876543210' }],
  [ResendRequest, 'ResendRequest', { mobile_number: '9876543210', request_type: 'login' }],
  [Login, 'Login', { mobile_number: '9876543210', type: 'phone', otp: '123456', client: 'app' }],
  [SessionRenewal, 'SessionRenewal'],
  [CodeSent, 'CodeSent'],
  [SignedInUser, 'SignedInUser'],
  [Renewal, 'Renewal'],
  [Invitation, 'Invitation'],
  [InvitationShown, 'InvitationShown'],
  [NewInvitation, 'NewInvitation', { name: 'Dr Asha Rao', email: 'asha@example.org', roles: ['counsellor'] }],
  [OwnDevices, 'OwnDevices'],
  [PasskeyAnswer, 'PasskeyAnswer'],
  [StaffPerson, 'StaffPerson'],
  [StaffSession, 'StaffSession'],
  [VitalsReport, 'VitalsReport', { route: '/', vitals: [{ name: 'LCP', value: 640, rating: 'good' }] }],
]

/** Names the schemas of the contract, so that generated clients have types with those names. */
export function nameSchemas(): void {
  for (const [schema, id, example] of NAMED) {
    if (z.globalRegistry.has(schema)) continue
    z.globalRegistry.add(schema, { id, ...(example !== undefined && { examples: [example] }) })
  }
}
