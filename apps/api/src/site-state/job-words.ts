import { COPY_ERASURES } from '@pulli/data/erasure-ledger/erasure-ledger.ts'
import { STATE_MAIL } from '@pulli/data/jobs/troubled-jobs.ts'
import { m } from '@pulli/messages/messages.js'

/** What each job does, in words for an owner. A test wants a row for each. */
export const JOB_WORDS: Readonly<Record<string, () => string>> = {
  'mail-consultation': m.state_job_mail_consultation,
  'mail-unproven': m.state_job_mail_unproven,
  'mail-request-change': m.state_job_mail_request_change,
  'mail-appointment': m.state_job_mail_appointment,
  'mail-erased-appointment': m.state_job_mail_erased_appointment,
  'mail-recipient-change': m.state_job_mail_recipient_change,
  'mail-newsletter-link': m.state_job_mail_newsletter_link,
  'mail-letter': m.state_job_mail_letter,
  'mail-staff-invitation': m.state_job_mail_staff_invitation,
  'mail-owner-change': m.state_job_mail_owner_change,
  [STATE_MAIL]: m.state_job_mail_state,
  'text-reminder': m.state_job_text_reminder,
  'refund-request': m.state_job_refund_request,
  'sweep-outbox': m.state_job_sweep_outbox,
  'seal-audit': m.state_job_seal_audit,
  'hurry-reminders': m.state_job_hurry_reminders,
  'erase-inactive-members': m.state_job_erase_inactive,
  'rotate-encryption-key': m.state_job_rotate,
  'post-letter': m.state_job_post_letter,
  [COPY_ERASURES]: m.state_job_copy_erasures,
  'check-site-state': m.state_job_check_state,
  'expire-audit': m.state_job_cleaning,
  'forget-limits': m.state_job_cleaning,
  'forget-refusal-counts': m.state_job_cleaning,
  'forget-holds': m.state_job_cleaning,
  'forget-summaries': m.state_job_cleaning,
  'forget-mood-tombstones': m.state_job_cleaning,
  'forget-sign-ins': m.state_job_cleaning,
  'forget-sealed-erasures': m.state_job_cleaning,
  'forget-mail-attempts': m.state_job_cleaning,
  'forget-idempotency-keys': m.state_job_cleaning,
  'forget-staff-sign-ins': m.state_job_cleaning,
  'forget-erasures-to-copy': m.state_job_cleaning,
  'forget-unconfirmed-newsletter-subscriptions': m.state_job_cleaning,
}

/** A job of another version has the words of any. */
export const jobWords = (task: string): string => (JOB_WORDS[task] ?? m.state_job_other)()
