import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import {
  allAnswers,
  type ForWhom,
  type Relation,
  type SafeContact,
} from '@pulli/domain/consultation/safe-contact.ts'
import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { hashFollowToken } from './follow-token.ts'
import { detailColumns } from './request-details.ts'

/** What is stored of a request. `phone` is E.164, `consultationOn` is `YYYY-MM-DD` in `timeZone`. */
export type NewConsultationRequestRow = {
  /** v7 */
  id: string
  name: string
  email: string
  phone: string
  section: ConsultationSection
  consultationOn: string
  timeZone: string
  noticeVersion: string
  forWhom?: ForWhom
  relation?: Relation | undefined
  contact?: SafeContact | undefined
  /** The team entry that they asked for, by its document id. */
  preferredStaff?: string | undefined
  /** The name that it had; undefined where it could not be read. */
  preferredName?: string | undefined
  /** By when the office calls; null where its hours are not known. */
  promisedBy?: Date | null
  /** The secret of the link in the confirmation. */
  followToken?: string
  /** A sample: no mail is sent about it. */
  isSample?: boolean
  /** What it was over: the counts of its number, or of where it came from. */
  unproven?: 'number' | 'burst' | undefined
  /** The limits that counted it, as key hashes by their names. */
  countedAs?: Readonly<Record<string, readonly string[]>> | undefined
  /** Who is signed in with the number sent it, or a browser that is known for it. */
  isOwn?: boolean
  /** Who has the number blocks what they did not send. */
  isBlocked?: boolean
  now: Date
}

/** Stores a request, under a data key of its own. Its event *received* is stored with it, by the database. */
export async function insertConsultationRequest(
  tx: Tx,
  keys: EncryptionKeys,
  request: NewConsultationRequestRow,
): Promise<void> {
  await tx
    .insertInto('consultation_requests')
    .values({
      id: request.id,
      ...(await detailColumns(keys, { id: request.id }, request)),
      section: request.section,
      for_whom: request.forWhom ?? 'me',
      language: allAnswers(request.contact ?? {}).language,
      preferred_staff: request.preferredStaff ?? null,
      promised_by: request.promisedBy ?? null,
      follow_token_hash:
        request.followToken === undefined ? null : hashFollowToken(keys, request.followToken),
      consultation_on: request.consultationOn,
      time_zone: request.timeZone,
      notice_version: request.noticeVersion,
      consented_at: request.now,
      submitted_at: request.now,
      provider_mailed_at: null,
      visitor_mailed_at: null,
      is_sample: request.isSample ?? false,
      unproven: request.unproven ?? null,
      counted_as: sql`${request.countedAs === undefined ? null : JSON.stringify(request.countedAs)}::jsonb`,
      claimed_at: request.isOwn === true ? request.now : null,
      is_blocked: request.isBlocked ?? false,
      visitor_mail_withheld: request.isSample ?? false,
    })
    .execute()
}
