import type { AppointmentStatus } from '@pulli/domain/appointment/appointment-life.ts'
import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import type { AssessmentName, Safety } from '@pulli/domain/assessment/instrument.ts'
import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import type { RequestEventKind, RequestState } from '@pulli/domain/consultation/request-life.ts'
import type { ForWhom } from '@pulli/domain/consultation/safe-contact.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import type { TestCallResult } from '@pulli/domain/crisis-line/test-call-due.ts'
import type { MoodType } from '@pulli/domain/mood/mood-types.ts'
import type { Weekday } from '@pulli/domain/opening-hours/opening-hours.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely'

/** One row of `consultation_requests`. */
export type ConsultationRequestsTable = {
  id: string
  section: ConsultationSection
  consultation_on: string
  time_zone: string
  notice_version: string
  consented_at: Date
  submitted_at: Date
  provider_mailed_at: Date | null
  visitor_mailed_at: Date | null
  /** Their mailbox had its mails of the day. */
  visitor_mail_withheld: Generated<boolean>
  wrapped_key: Buffer
  /** `RequestDetails` as JSON. */
  details_encrypted: Buffer
  phone_lookup: Buffer
  /** The sealed member whose number it was when it was sent. */
  sealed_with: Generated<string | null>
  for_whom: Generated<ForWhom>
  /** The document id of the team entry that they asked for. */
  preferred_staff: Generated<string | null>
  /** By when the office calls; null where its hours are not known. */
  promised_by: Generated<Date | null>
  follow_token_hash: Generated<Buffer | null>
  /** Since when it is known that the owner of the number sent it. */
  claimed_at: Generated<Date | null>
  /** Since when the owner says that someone else did. */
  disowned_at: Generated<Date | null>
  /** Since when no link counts that was given to its sender. */
  links_ended_at: Generated<Date | null>
  /** Whether mails about an appointment may go to the address; null: the question was never asked. */
  mail_answer: Generated<MailAnswer | null>
  /** The number's owner blocked requests that they did not send: sorted last. */
  is_blocked: Generated<boolean>
  /** Wished for calls. */
  language: Generated<string | null>
  /** A sample, which a trial begins with. */
  is_sample: Generated<boolean>
  /** What it was over, of those who proved no number; null for most. */
  unproven: Generated<'number' | 'burst' | null>
  /** The counts that it gives back once its number is proven. */
  counted_as: Generated<Record<string, string[]> | null>
  /** What they asked to be called about; null: nothing. */
  call_about: Generated<CallAbout | null>
  call_due_at: Generated<Date | null>
  /** The time that they wish for. */
  call_starts_at: Generated<Date | null>
  /** This and the columns below are maintained from `request_events` by a trigger. */
  state: Generated<RequestState>
  /** Null: unassigned, or assigned to a person who was removed. */
  assigned_to: Generated<string | null>
  has_safety_note: Generated<boolean>
  /** Someone who was removed had it, or its appointment. */
  is_left: Generated<boolean>
  ended_at: Generated<Date | null>
  answered_at: Generated<Date | null>
  reached_at: Generated<Date | null>
  booked_at: Generated<Date | null>
  /** Null: no call yet. */
  first_call_reached: Generated<boolean | null>
}

/** The choice about appointment mails of the person who acted on a request. */
export type MailAnswer = 'confirmed' | 'none'

/** Who caused an event; `site` for automatic ones. */
export type RequestActor = 'visitor' | 'staff' | 'site'

/** One row of `request_events`. */
export type RequestEventsTable = {
  request_id: string
  /** From 1 in each request. */
  position: number
  kind: RequestEventKind
  occurred_at: Date
  actor: RequestActor
  staff_id: string | null
  /** A code such as `no-answer`. */
  reason: string | null
}

/** One row of `record_views`. */
export type RecordViewsTable = {
  id: string
  request_id: string
  staff_id: string
  viewed_at: Date
  /** A code; null where none was asked for. */
  reason: string | null
  /** The summary that was opened; null: the number. */
  summary_id: Generated<string | null>
}

/** One row of `sent_summaries`. */
export type SentSummariesTable = {
  id: string
  appointment_id: string
  member_id: string
  purposes: ConsentPurpose[]
  content: Buffer | null
  sent_at: Date
  ended_at: Date | null
}

/** Where recipients are named: in the setting of the server, or in the site settings of the CMS. */
export type RecipientSource = 'setting' | 'content'

/** One row of `office_recipient_changes`. */
export type OfficeRecipientChangesTable = {
  id: string
  position: GeneratedAlways<string>
  changed_at: Date
  source: RecipientSource
  recipients_before: string[] | null
  recipients: string[]
}

/** One row of `audit_events`. */
export type AuditEventsTable = {
  id: string
  /** Set by the database, whatever is inserted. */
  occurred_at: Generated<Date>
  actor: string
  action: string
  subject_kind: string
  subject_id: string | null
  request_id: string | null
}

/** One row of `audit_seals`. */
export type AuditSealsTable = {
  minute: Date
  events: number
  hash: Buffer
  sealed_at: Generated<Date>
}

/** One row of `refusal_counts`. */
export type RefusalCountsTable = {
  minute: Date
  action: string
  code: string
  /** As text: it is a bigint. */
  refusals: string
}

/** One row of `limit_windows`. */
export type LimitWindowsTable = {
  limit_name: string
  key_hash: string
  started_at: Date
  hits: number
}

/** What a member is to a number: `active` members hold it, and the others know it as their inactive one. */
export type MemberStatus = 'active' | 'provisional' | 'sealed'

/** One row of `members`. */
export type MembersTable = {
  member_id: string
  time_zone: string
  time_zone_is_chosen: Generated<boolean>
  /** Since when requests with their number that they did not send are sorted last. */
  blocks_unclaimed_since: Generated<Date | null>
  created_at: Date
  status: Generated<MemberStatus>
  erase_after: Generated<Date | null>
  last_used_at: Generated<Date>
  recovery_offered_at: Generated<Date | null>
  /** Their data key, wrapped. */
  wrapped_key: Buffer
  /** Null: no name. */
  name_encrypted: Generated<Buffer | null>
  phone_encrypted: Buffer
  /** The keyed hash of the number of an active member. */
  phone_lookup: Generated<Buffer | null>
  /** The same of the others. */
  inactive_phone_lookup: Generated<Buffer | null>
}

/** One row of `recovery_codes`. */
export type RecoveryCodesTable = { member_id: string; code_hash: Buffer; made_at: Date }

/** One row of `known_browsers`. */
export type KnownBrowsersTable = {
  member_id: string
  browser_hash: Buffer
  first_signed_in_at: Date
  last_signed_in_at: Date
}

/** One row of `member_pseudonyms`. */
export type MemberPseudonymsTable = { member_id: string; pseudonym: string }

/** One row of `one_time_code_challenges`. */
export type OneTimeCodeChallengesTable = {
  challenge_id: string
  phone_hash: string
  purpose: CodePurpose
  code_hash: Buffer
  created_at: Date
  expires_at: Date
  tries: Generated<number>
  browser_hash: Generated<Buffer | null>
  is_unbound: Generated<boolean>
  unbound_tries: Generated<number>
  most_tries: Generated<number>
  counted_as: Generated<Record<string, string[]> | null>
  consumed_at: Generated<Date | null>
  closed_at: Generated<Date | null>
  sent_at: Generated<Date | null>
}

/** What a one-time code is for. */
export type CodePurpose = 'sign-in' | 'erase' | 'export' | 'leave-number' | 'take-number' | 'prove-number'

/** One row of `wrong_codes`. */
export type WrongCodesTable = {
  phone_hash: string
  in_row: number
  today: number
  day_started_at: Date
  waits_until: Date | null
  changed_at: Date
}

/** One row of `sessions`. */
export type SessionsTable = {
  member_id: string
  session_id: string
  device: string
  created_at: Date
  last_used_at: Date
  idle_ends_at: Date
  ends_at: Date
  ended_at: Generated<Date | null>
  code_entered_at: Generated<Date | null>
  is_from_new_browser: Generated<boolean>
  notice_dismissed_at: Generated<Date | null>
}

/** One row of `access_tokens`. */
export type AccessTokensTable = {
  member_id: string
  session_id: string
  token_hash: Buffer
  expires_at: Date
  given_with: Generated<Buffer | null>
}

/** One row of `refresh_tokens`. */
export type RefreshTokensTable = {
  member_id: string
  session_id: string
  token_hash: Buffer
  issued_at: Date
  expires_at: Date
  rotated_at: Generated<Date | null>
  successor_salt: Generated<Buffer | null>
  arrived_at: Generated<Date | null>
}

/** One row of `assessments`. */
export type AssessmentsTable = {
  member_id: string
  id: string
  assessment_name: AssessmentName
  pack_id: string
  pack_version: string
  /** One `answerIndex` for each item. */
  responses_encrypted: Buffer
  total: number
  maximum: number
  level: string
  /** What the answers and the total ask for. */
  safety: Safety
  /** Whether an answer asks for it, not only the total. */
  has_safety_answer: boolean
  /** The index of the answer to the question that is not scored. */
  functional_answer: number | null
  taken_at: Date
}

/** One row of `consents`. */
export type ConsentsTable = {
  member_id: string
  consent_id: string
  purpose: ConsentPurpose
  notice_version: string
  is_adult: boolean
  given_at: Date
  withdrawn_at: Generated<Date | null>
}

/** One row of `moods`. */
export type MoodsTable = {
  member_id: string
  mood_id: string
  /** `YYYY-MM-DD` */
  day: string
  mood_type: MoodType
  /** Null: no words. */
  note_encrypted: Generated<Buffer | null>
  time_zone: string
  version: number
  created_at: Date
  changed_at: Date
  /** When a late check-in was made on its device. Null: as it was received. */
  recorded_at: Generated<Date | null>
}

/** One row of `mood_tombstones`: a day that a member erased. */
export type MoodTombstonesTable = {
  member_id: string
  /** `YYYY-MM-DD`; null: every day. */
  day: string | null
  erased_at: Date
}

/** One row of `idempotency_keys`. */
export type IdempotencyKeysTable = {
  key_hash: Buffer
  member_id: string | null
  fingerprint: Buffer
  subject: string | null
  used_at: Date
}

/** One row of `kept_safety_plans`. */
export type KeptSafetyPlansTable = { member_id: string; sealed: string; version: number; kept_at: Date }

/** One row of `favourites`. */
export type FavouritesTable = { member_id: string; document_id: string; added_at: Date }

/** One row of `newsletter_subscriptions`. */
export type NewsletterSubscriptionsTable = {
  id: string
  email: string
  notice_version: string
  asked_at: Date
  confirmed_at: Generated<Date | null>
  last_letter: Generated<string | null>
}

/** One row of `staff`. */
export type StaffTable = {
  id: string
  name: string
  /** In lower case. */
  email: string
  /** At least one. */
  roles: StaffRole[]
  /** The document id of the content service's entry that shows them. */
  team_entry: string | null
  /** The address of the room of their sessions by video. */
  video_room: Generated<string | null>
  is_sample: Generated<boolean>
  removed_at: Generated<Date | null>
  created_at: Date
  /** Their data key, wrapped; null until something is encrypted. */
  wrapped_key: Generated<Buffer | null>
}

/** One row of `test_calls`. */
export type TestCallsTable = {
  id: string
  telephone: string
  line_name: string
  /** A day, `YYYY-MM-DD`. */
  called_on: string
  staff_id: string
  result: TestCallResult
  minutes: number | null
  language: string | null
  recorded_at: Date
}

/** One row of `staff_invitations`. */
export type StaffInvitationsTable = {
  id: string
  token_hash: Buffer
  staff_id: string | null
  /** Null, as `email`: the first owner says who they are. */
  name: string | null
  email: string | null
  roles: StaffRole[]
  /** Null: the start of the server. */
  invited_by: string | null
  created_at: Date
  expires_at: Date
  accepted_at: Generated<Date | null>
  withdrawn_at: Generated<Date | null>
}

/** One row of `staff_passkeys`. */
export type StaffPasskeysTable = {
  staff_id: string
  id: string
  /** Of the authenticator, in base64url. */
  credential_id: string
  public_key: Buffer
  /** As text: it is a bigint. */
  counter: ColumnType<string, number, number>
  transports: string[]
  device: string
  created_at: Date
  last_used_at: Date
}

/** One row of `staff_authenticator_apps`. */
export type StaffAuthenticatorAppsTable = {
  staff_id: string
  secret_encrypted: Buffer
  /** As text: it is a bigint. */
  last_step: ColumnType<string, number, number>
  created_at: Date
}

/** One row of `staff_recovery_codes`. */
export type StaffRecoveryCodesTable = { staff_id: string; code_hash: Buffer; made_at: Date }

/** One row of `staff_browsers`. */
export type StaffBrowsersTable = {
  staff_id: string
  browser_hash: Buffer
  first_used_at: Date
  last_used_at: Date
  wrong_in_row: Generated<number>
  waits_until: Generated<Date | null>
}

/** How someone signed in at the desk. */
export type StaffSignInWay = 'passkey' | 'authenticator-app' | 'recovery-code' | 'invitation'

/** One row of `staff_sessions`. */
export type StaffSessionsTable = {
  staff_id: string
  id: string
  token_hash: Buffer
  device: string
  signed_in_by: StaffSignInWay
  created_at: Date
  last_used_at: Date
  idle_ends_at: Date
  ends_at: Date
  ended_at: Generated<Date | null>
}

/** One row of `staff_spent_challenges`. */
export type StaffSpentChallengesTable = { challenge_hash: Buffer; expires_at: Date }

/** One row of `services`. */
export type ServicesTable = {
  id: string
  name: string
  minutes: number
  buffer_minutes: Generated<number>
  mode: ServiceMode
  sections: ConsultationSection[]
  position: Generated<number>
  retired_at: Generated<Date | null>
  created_at: Date
  version: Generated<number>
}

/** One row of `service_staff`. */
export type ServiceStaffTable = { service_id: string; staff_id: string }

/** One row of `availability_rules`. */
export type AvailabilityRulesTable = {
  id: string
  staff_id: string
  weekday: Weekday
  /** Minutes after midnight, as `to_minute`: where that is no later, it is on the next day. */
  from_minute: number
  to_minute: number
  time_zone: string
  /** `YYYY-MM-DD` */
  valid_from: string
  /** The last day; null: until further notice. */
  valid_to: string | null
  created_at: Date
}

/** One row of `availability_exceptions`. */
export type AvailabilityExceptionsTable = {
  id: string
  staff_id: string
  kind: 'off' | 'extra'
  /** `YYYY-MM-DD` */
  first_on: string
  last_on: string
  /** Null, as `to_minute`: whole days. */
  from_minute: number | null
  to_minute: number | null
  time_zone: string
  created_at: Date
}

/** One row of `appointments`. */
export type AppointmentsTable = {
  id: string
  staff_id: string
  service_id: string
  request_id: string
  starts_at: Date
  ends_at: Date
  /** When its buffer is over too. */
  free_at: Date
  status: AppointmentStatus
  hold_until: Generated<Date | null>
  /** Held for an hour for the desk, which calls. */
  is_wished: Generated<boolean>
  version: Generated<number>
  calendar_uid: string
  booked_at: Generated<Date | null>
  cancelled_by: Generated<RequestActor | null>
  /** A code such as `moved`. */
  cancel_reason: Generated<string | null>
  /** Of the address group of the visitor who holds it without a proven number. */
  visitor_hash: Generated<string | null>
  created_at: Date
  changed_at: Date
  during: GeneratedAlways<string>
}

/** One row of `erasures_to_copy`. */
export type ErasuresToCopyTable = { event_id: string; since: Generated<Date> }

/** One row of `sealed_erasures`. */
export type SealedErasuresTable = {
  id: Generated<string>
  sealed: Buffer
  erased_on: string
  ends_on: string
}

/** To whom of those a request concerns a message goes. */
export type MessageRecipient = 'visitor' | 'staff' | 'office'

/** One row of `messages_sent`. */
export type MessagesSentTable = {
  /** The left side of the Message-ID, the same at every attempt. */
  message_id: string
  request_id: string
  appointment_id: string | null
  recipient: MessageRecipient
  way: 'mail' | 'sms'
  /** A code such as `appointment-booked`. */
  template: string
  template_version: number
  sent_at: Date
  /** What the mail server or the gateway answered, without addresses. */
  receipt: string | null
  outcome: Generated<MessageOutcome>
}

/** What became of a message: taken by the mail server or gateway, refused for its recipient, or it may have arrived. */
export type MessageOutcome = 'taken' | 'refused' | 'unsure'

/** One row of `mail_attempts`. */
export type MailAttemptsTable = {
  job_id: string
  message_id: string
  tries: Generated<number>
  taken_at: Date | null
  receipt: string | null
}

/** One row of `job_workers`. */
export type JobWorkersTable = { id: string; seen_at: Date }

/** One row of `mail_hold`. */
export type MailHoldTable = { is_held: Generated<boolean>; since: Generated<Date> }

/** One row of `backup_times`. */
export type BackupTimesTable = { kind: 'backup' | 'drill'; backup: string; finished_at: Date }

/** One row of `code_outage`. */
export type CodeOutageTable = { is_only: Generated<boolean>; since: Date; last_failed_at: Date }

/** Every table that the product reads and writes, as `migrations/` makes them. */
export type Schema = {
  consultation_requests: ConsultationRequestsTable
  request_events: RequestEventsTable
  record_views: RecordViewsTable
  sent_summaries: SentSummariesTable
  office_recipient_changes: OfficeRecipientChangesTable
  audit_events: AuditEventsTable
  audit_seals: AuditSealsTable
  refusal_counts: RefusalCountsTable
  limit_windows: LimitWindowsTable
  newsletter_subscriptions: NewsletterSubscriptionsTable
  members: MembersTable
  member_pseudonyms: MemberPseudonymsTable
  recovery_codes: RecoveryCodesTable
  known_browsers: KnownBrowsersTable
  one_time_code_challenges: OneTimeCodeChallengesTable
  wrong_codes: WrongCodesTable
  sessions: SessionsTable
  access_tokens: AccessTokensTable
  refresh_tokens: RefreshTokensTable
  assessments: AssessmentsTable
  consents: ConsentsTable
  moods: MoodsTable
  mood_tombstones: MoodTombstonesTable
  idempotency_keys: IdempotencyKeysTable
  favourites: FavouritesTable
  kept_safety_plans: KeptSafetyPlansTable
  staff: StaffTable
  staff_invitations: StaffInvitationsTable
  staff_passkeys: StaffPasskeysTable
  staff_authenticator_apps: StaffAuthenticatorAppsTable
  staff_recovery_codes: StaffRecoveryCodesTable
  staff_browsers: StaffBrowsersTable
  staff_sessions: StaffSessionsTable
  staff_spent_challenges: StaffSpentChallengesTable
  test_calls: TestCallsTable
  services: ServicesTable
  service_staff: ServiceStaffTable
  availability_rules: AvailabilityRulesTable
  availability_exceptions: AvailabilityExceptionsTable
  appointments: AppointmentsTable
  erasures_to_copy: ErasuresToCopyTable
  sealed_erasures: SealedErasuresTable
  mail_hold: MailHoldTable
  backup_times: BackupTimesTable
  code_outage: CodeOutageTable
  messages_sent: MessagesSentTable
  job_workers: JobWorkersTable
  mail_attempts: MailAttemptsTable
}

/** What a query runs on: the database, or a transaction on it. */
export type Db = Kysely<Schema>

/** What a query runs on that has a meaning only together with others. */
export type Tx = Transaction<Schema>
