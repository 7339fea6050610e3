/** The column by which the rows of a member are found. */
export type OwnerKey = 'member_id' | 'phone' | 'request_id' | 'phone_hash' | 'actor'

/** A table with personal data: the columns a member is given, and those withheld, each with its reason. */
export type PersonalDataTable = {
  /** Its name in the export. */
  name: string
  by: OwnerKey
  /** The first orders the rows. */
  columns: readonly string[]
  withheld: Readonly<Record<string, string>>
}

const OWNER =
  'the member’s own number in this database: the same in every row, and told to them when they sign in'
const NUMBER =
  'whether somebody else had the number before or has it now, which is nobody’s to know but theirs'
const HASH = 'a keyed hash: it says nothing without the key, and the key is nobody’s to have'

/**
 * All personal data of a member, table by table. A test compares it with the database: a new table or column fails
 * until it is listed here, given or withheld.
 */
export const PERSONAL_DATA_TABLES: Readonly<Record<string, PersonalDataTable>> = {
  members: {
    name: 'profile',
    by: 'member_id',
    columns: [
      'created_at',
      'phone',
      'name',
      'time_zone',
      'time_zone_is_chosen',
      'blocks_unclaimed_since',
      'last_used_at',
      'recovery_offered_at',
    ],
    withheld: {
      member_id: OWNER,
      status: NUMBER,
      name_encrypted: 'given as name, decrypted',
      phone_encrypted: 'given as phone, decrypted',
      phone_lookup: HASH,
      inactive_phone_lookup: HASH,
      erase_after: NUMBER,
      wrapped_key:
        'the key that everything is decrypted with before it is given; without the key of the site it opens nothing',
    },
  },
  recovery_codes: {
    name: 'recovery-code',
    by: 'member_id',
    columns: ['made_at'],
    withheld: { member_id: OWNER, code_hash: 'a hash of the code, which is shown once and never again' },
  },
  known_browsers: {
    name: 'known-browsers',
    by: 'member_id',
    columns: ['first_signed_in_at', 'last_signed_in_at'],
    withheld: { member_id: OWNER, browser_hash: 'a hash of a random number in the browser itself' },
  },
  consents: {
    name: 'consents',
    by: 'member_id',
    columns: ['given_at', 'withdrawn_at', 'purpose', 'notice_version', 'is_adult', 'consent_id'],
    withheld: { member_id: OWNER },
  },
  assessments: {
    name: 'assessments',
    by: 'member_id',
    columns: [
      'taken_at',
      'assessment_name',
      'total',
      'maximum',
      'level',
      'safety',
      'has_safety_answer',
      'responses',
      'functional_answer',
      'pack_id',
      'pack_version',
      'id',
    ],
    withheld: { member_id: OWNER, responses_encrypted: 'given as responses, decrypted' },
  },
  moods: {
    name: 'moods',
    by: 'member_id',
    columns: [
      'day',
      'mood_type',
      'note',
      'time_zone',
      'created_at',
      'changed_at',
      'recorded_at',
      'version',
      'mood_id',
    ],
    withheld: { member_id: OWNER, note_encrypted: 'given as note, decrypted' },
  },
  mood_tombstones: {
    name: 'days-erased',
    by: 'member_id',
    columns: ['erased_at', 'day'],
    withheld: { member_id: OWNER },
  },
  idempotency_keys: {
    name: 'requests-sent',
    by: 'member_id',
    columns: ['used_at', 'subject'],
    withheld: {
      member_id: OWNER,
      key_hash: 'a hash of a number that the member’s own device made',
      fingerprint: 'a hash of what was sent, which stands where it was kept',
    },
  },
  favourites: {
    name: 'favourites',
    by: 'member_id',
    columns: ['added_at', 'document_id'],
    withheld: { member_id: OWNER },
  },
  kept_safety_plans: {
    name: 'safety-plan',
    by: 'member_id',
    columns: ['kept_at', 'version', 'sealed'],
    withheld: { member_id: OWNER },
  },
  sessions: {
    name: 'sessions',
    by: 'member_id',
    columns: [
      'created_at',
      'last_used_at',
      'idle_ends_at',
      'ends_at',
      'ended_at',
      'device',
      'session_id',
      'code_entered_at',
      'is_from_new_browser',
      'notice_dismissed_at',
    ],
    withheld: { member_id: OWNER },
  },
  consultation_requests: {
    name: 'consultation-requests',
    by: 'phone',
    columns: [
      'submitted_at',
      'section',
      'consultation_on',
      'time_zone',
      'phone',
      'notice_version',
      'consented_at',
      'provider_mailed_at',
      'visitor_mailed_at',
      'visitor_mail_withheld',
      'for_whom',
      'language',
      'preferred_staff',
      'promised_by',
      'call_about',
      'call_due_at',
      'call_starts_at',
      'state',
      'has_safety_note',
      'answered_at',
      'reached_at',
      'booked_at',
      'first_call_reached',
      'ended_at',
      'claimed_at',
      'disowned_at',
      'links_ended_at',
      'mail_answer',
      'is_blocked',
      'id',
    ],
    withheld: {
      sealed_with: OWNER,
      wrapped_key: 'the key of what they typed; without the key of the site it opens nothing',
      details_encrypted:
        'of this the phone is given; name, email and all else were typed by the sender, who need not be the member',
      follow_token_hash: HASH,
      phone_lookup: HASH,
      is_sample: 'whether a trial of the site made it, which no request of a person is',
      counted_as: HASH,
      unproven: 'how many requests others sent at that time, which says nothing of the member',
      assigned_to: 'somebody who works at the office, whose own data it is',
      is_left: 'whether somebody left the office, which says nothing of the member',
    },
  },
  request_events: {
    name: 'what-happened-to-requests',
    by: 'request_id',
    columns: ['occurred_at', 'request_id', 'position', 'kind', 'actor', 'reason'],
    withheld: { staff_id: 'somebody who works at the office, whose own data it is' },
  },
  record_views: {
    name: 'who-opened-requests',
    by: 'request_id',
    columns: ['viewed_at', 'request_id', 'reason', 'summary_id', 'id'],
    withheld: { staff_id: 'somebody who works at the office, whose own data it is' },
  },
  appointments: {
    name: 'appointments',
    by: 'request_id',
    columns: [
      'starts_at',
      'request_id',
      'ends_at',
      'status',
      'hold_until',
      'is_wished',
      'version',
      'booked_at',
      'cancelled_by',
      'cancel_reason',
      'created_at',
      'changed_at',
      'calendar_uid',
      'id',
    ],
    withheld: {
      staff_id: 'somebody who works at the office, whose own data it is',
      service_id: 'what the office offers to everybody, and nothing of a member',
      free_at: 'how long the office takes a break afterwards',
      visitor_hash: 'a keyed hash that counts what one network holds, for minutes',
      during: 'the same as starts_at, with the break of the office',
    },
  },
  sent_summaries: {
    name: 'summaries-sent',
    by: 'member_id',
    columns: ['sent_at', 'appointment_id', 'purposes', 'content', 'ended_at', 'id'],
    withheld: { member_id: OWNER },
  },
  messages_sent: {
    name: 'messages-sent',
    by: 'request_id',
    columns: [
      'sent_at',
      'request_id',
      'recipient',
      'way',
      'template',
      'template_version',
      'appointment_id',
      'outcome',
    ],
    withheld: {
      message_id: 'made of the ids and the name of the message, which are given',
      receipt: 'what another company’s mail server said of its own queue',
    },
  },
  one_time_code_challenges: {
    name: 'codes-sent',
    by: 'phone_hash',
    columns: [
      'created_at',
      'purpose',
      'expires_at',
      'tries',
      'unbound_tries',
      'most_tries',
      'is_unbound',
      'consumed_at',
      'closed_at',
      'sent_at',
    ],
    withheld: {
      phone_hash: HASH,
      code_hash: HASH,
      browser_hash: HASH,
      counted_as: HASH,
      challenge_id: 'a number of this one row, named nowhere else',
    },
  },
  wrong_codes: {
    name: 'wrong-codes',
    by: 'phone_hash',
    columns: ['changed_at', 'in_row', 'today', 'day_started_at', 'waits_until'],
    withheld: { phone_hash: HASH },
  },
  audit_events: {
    name: 'what-was-done',
    by: 'actor',
    columns: ['occurred_at', 'action', 'subject_kind', 'subject_id', 'request_id'],
    withheld: {
      actor: 'the name of the member in this trail: who has it could tell whose it was after an erasure',
      id: 'a number of this one row, named nowhere else',
    },
  },
}

/** The tables without personal data, each with its reason. */
export const TABLES_WITHOUT_PERSONAL_DATA: Readonly<Record<string, string>> = {
  erasures_to_copy: 'numbers of events of the audit trail, for a moment',
  sealed_erasures:
    'what somebody erased, sealed for a key that is not here, and nothing that says whose it was (decision 19)',
  mail_attempts: 'names of mails that are being sent; they go with the job, a day later at most',
  job_workers: 'which processes work on jobs, and nothing of anybody',
  mail_hold: 'since when no mail goes out, and nothing of anybody',
  backup_times: 'when a backup was last made and tried, and nothing of anybody',
  code_outage: 'since when no code has left by text message, and nothing of anybody',
  member_pseudonyms: 'the name of the member in the audit trail, see audit_events',
  access_tokens: 'hashes of tokens; the sessions they belong to are given',
  refresh_tokens: 'hashes of tokens; the sessions they belong to are given',
  refusal_counts: 'how often something was refused to anybody, by the minute; nothing says to whom',
  audit_seals: 'hashes over the minutes of the audit trail: they show a change and say nothing of anybody',
  limit_windows: 'counts under keyed hashes, gone after a day; nothing says whose they are',
  newsletter_subscriptions:
    'known by a mail address; a member has none, and every letter has a link that ends them',
  office_recipient_changes: 'mail addresses of the provider’s office, and of no member',
  schema_migrations: 'which migrations took effect',
  schema_version: 'which version brought the database up to date',
  staff: 'people of the provider, whose accounts are apart from the members’',
  staff_invitations: 'people of the provider who are asked to the desk, and nothing of a member',
  staff_passkeys: 'public keys of people of the provider, and nothing of a member',
  staff_authenticator_apps: 'secrets of people of the provider, and nothing of a member',
  staff_recovery_codes: 'hashes of codes of people of the provider, and nothing of a member',
  staff_browsers: 'hashes of numbers in browsers of people of the provider, and nothing of a member',
  staff_sessions: 'where people of the provider are signed in, and nothing of a member',
  staff_spent_challenges: 'hashes of random numbers, gone after minutes; nothing says whose they were',
  test_calls: 'calls of people of the provider to crisis lines, and nothing of a member',
  services: 'what the provider offers to everybody',
  service_staff: 'which people of the provider give which service',
  availability_rules: 'when people of the provider work, and nothing of a member',
  availability_exceptions: 'when people of the provider are off, and nothing of a member',
}
