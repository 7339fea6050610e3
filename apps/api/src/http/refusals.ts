import type { Refusal } from '@pulli/contracts/envelope.ts'
import { DomainError, type DomainErrorCode } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'

type EdgeCode =
  | 'invalid-input'
  | 'malformed-json'
  | 'malformed-request'
  | 'duplicate-query-key'
  | 'unknown-address'
  | 'method-not-allowed'
  | 'body-too-large'
  | 'address-too-long'
  | 'unsupported-content-type'
  | 'unavailable'
  | 'unexpected'

export type RefusalCode = DomainErrorCode | EdgeCode

/** All refusals of the API, with their status and message. `docs/refusals.md` lists them. */
export const REFUSALS = {
  'malformed-json': { status: 400, message: m.refusal_malformed_json },
  'malformed-request': { status: 400, message: m.refusal_malformed_request },
  'duplicate-query-key': { status: 400, message: m.refusal_duplicate_query_key },
  'sign-in-needed': { status: 401, message: m.refusal_sign_in_needed },
  'wrong-recovery-code': { status: 401, message: m.refusal_wrong_recovery_code },
  'wrong-code': { status: 401, message: m.refusal_wrong_code },
  'wrong-digits': { status: 401, message: m.refusal_wrong_digits },
  'digits-needed': { status: 401, message: m.refusal_digits_needed },
  'proof-needed': { status: 401, message: m.refusal_proof_needed },
  'wrong-passkey': { status: 401, message: m.refusal_wrong_passkey },
  'wrong-staff-code': { status: 401, message: m.refusal_wrong_staff_code },
  'wrong-staff-recovery-code': { status: 401, message: m.refusal_wrong_staff_recovery_code },
  'session-ended': { status: 401, message: m.refusal_session_ended },
  'cross-site-request': { status: 403, message: m.refusal_cross_site_request },
  'consent-required': { status: 403, message: m.refusal_consent_required },
  'fresh-code-needed': { status: 403, message: m.refusal_fresh_code_needed },
  'not-permitted': { status: 403, message: m.refusal_not_permitted },
  'fresh-sign-in-needed': { status: 403, message: m.refusal_fresh_sign_in_needed },
  'unknown-address': { status: 404, message: m.refusal_unknown_address },
  'unknown-session': { status: 404, message: m.refusal_unknown_session },
  'unknown-notice': { status: 404, message: m.refusal_unknown_notice },
  'unknown-mood': { status: 404, message: m.refusal_unknown_mood },
  'unknown-assessment': { status: 404, message: m.refusal_unknown_assessment },
  'unknown-recording': { status: 404, message: m.refusal_unknown_recording },
  'unknown-request': { status: 404, message: m.refusal_unknown_request },
  'unknown-appointment': { status: 404, message: m.refusal_unknown_appointment },
  'unknown-summary': { status: 404, message: m.refusal_unknown_summary },
  'not-offered': { status: 404, message: m.refusal_not_offered },
  'unknown-invitation': { status: 404, message: m.refusal_unknown_invitation },
  'unknown-staff': { status: 404, message: m.refusal_unknown_staff },
  'unknown-device': { status: 404, message: m.refusal_unknown_device },
  'unknown-hours': { status: 404, message: m.refusal_unknown_hours },
  'unknown-service': { status: 404, message: m.refusal_unknown_service },
  'unknown-job': { status: 404, message: m.refusal_unknown_job },
  'method-not-allowed': { status: 405, message: m.refusal_method_not_allowed },
  'stale-version': { status: 409, message: m.refusal_stale_version },
  'stale-plan': { status: 409, message: m.refusal_stale_plan },
  'stale-summary': { status: 409, message: m.refusal_stale_summary },
  'stale-pack': { status: 409, message: m.refusal_stale_pack },
  'account-in-use': { status: 409, message: m.refusal_account_in_use },
  'number-in-use': { status: 409, message: m.refusal_number_in_use },
  'favourites-full': { status: 409, message: m.refusal_favourites_full },
  'request-over': { status: 409, message: m.refusal_request_over },
  'time-taken': { status: 409, message: m.refusal_time_taken },
  'hold-over': { status: 409, message: m.refusal_hold_over },
  'already-booked': { status: 409, message: m.refusal_already_booked },
  'too-many-appointments': { status: 409, message: m.refusal_too_many_appointments },
  'appointment-over': { status: 409, message: m.refusal_appointment_over },
  'appointment-changed': { status: 409, message: m.refusal_appointment_changed },
  'appointment-not-begun': { status: 409, message: m.refusal_appointment_not_begun },
  'request-assigned': { status: 409, message: m.refusal_request_assigned },
  'step-not-possible': { status: 409, message: m.refusal_step_not_possible },
  'email-in-use': { status: 409, message: m.refusal_email_in_use },
  'last-owner': { status: 409, message: m.refusal_last_owner },
  'last-device': { status: 409, message: m.refusal_last_device },
  'devices-full': { status: 409, message: m.refusal_devices_full },
  'hours-overlap': { status: 409, message: m.refusal_hours_overlap },
  'hours-begun': { status: 409, message: m.refusal_hours_begun },
  'booked-over': { status: 409, message: m.refusal_booked_over },
  'job-running': { status: 409, message: m.refusal_job_running },
  'service-changed': { status: 409, message: m.refusal_service_changed },
  'services-reordered': { status: 409, message: m.refusal_services_reordered },
  'team-entry-in-use': { status: 409, message: m.refusal_team_entry_in_use },
  'team-entry-changed': { status: 409, message: m.refusal_team_entry_changed },
  'idempotency-key-reused': { status: 409, message: m.refusal_idempotency_key_reused },
  'body-too-large': { status: 413, message: m.refusal_body_too_large },
  'address-too-long': { status: 414, message: m.refusal_address_too_long },
  'unsupported-content-type': { status: 415, message: m.refusal_unsupported_content_type },
  'invalid-input': { status: 422, message: m.refusal_invalid_input },
  'stale-notice': { status: 422, message: m.consents_field_notice_changed },
  'no-such-time': { status: 422, message: m.refusal_no_such_time },
  'time-past': { status: 422, message: m.refusal_time_past },
  'too-many-requests': { status: 429, message: m.refusal_too_many_requests },
  'too-many-entries': { status: 429, message: m.refusal_too_many_entries },
  'code-just-sent': { status: 429, message: m.refusal_code_just_sent },
  'too-many-codes': { status: 429, message: m.refusal_too_many_codes },
  'codes-paused': { status: 429, message: m.refusal_codes_paused },
  'too-many-tries': { status: 429, message: m.refusal_too_many_tries },
  'too-many-times': { status: 429, message: m.refusal_too_many_times },
  unexpected: { status: 500, message: m.refusal_unexpected },
  'samples-unavailable': { status: 503, message: m.refusal_samples_unavailable },
  'calendar-unavailable': { status: 503, message: m.refusal_calendar_unavailable },
  'team-unavailable': { status: 503, message: m.refusal_team_unavailable },
  unavailable: { status: 503, message: m.refusal_unavailable },
} as const satisfies Record<RefusalCode, { status: number; message: () => string }>

/** A refusal, and the seconds of its `Retry-After` if a retry can succeed. */
export type Refused = { envelope: Refusal; retryAfterSeconds?: number }

export function refused(code: RefusalCode): Refused {
  const { status, message } = REFUSALS[code]
  return { envelope: { status, error: true, message: message(), data: { code } } }
}

/** A broken rule whose refusal says more than its code: in its data, and where they are given in its own words. */
export class DetailedRefusal extends DomainError {
  readonly details: Omit<Refusal['data'], 'code'>
  readonly words: string | undefined

  constructor(code: DomainErrorCode, details: Omit<Refusal['data'], 'code'>, words?: string) {
    super(code)
    this.details = details
    this.words = words
  }
}

/** A refusal with messages for fields. With one field, its message is also the refusal's. */
export function refusedFields(fields: Record<string, string>): Refused {
  const { envelope } = refused('invalid-input')
  const messages = Object.values(fields)
  const message = messages.length === 1 && messages[0] !== undefined ? messages[0] : envelope.message
  return { envelope: { ...envelope, message, data: { code: 'invalid-input', fields } } }
}
