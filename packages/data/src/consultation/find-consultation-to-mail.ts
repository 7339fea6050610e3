import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { DETAILS, openDetails } from './request-details.ts'

/** What the two mails of a request need. */
export type ConsultationToMail = NonNullable<Awaited<ReturnType<typeof findConsultationToMail>>>

/**
 * Finds a request with the instants at which its mails went out; undefined where it was erased. Its link is given as long
 * as it may go to the address.
 */
export async function findConsultationToMail(db: Db, keys: EncryptionKeys, id: string) {
  const found = await db
    .selectFrom('consultation_requests')
    .select([
      ...DETAILS,
      'section',
      'consultation_on as consultationOn',
      'time_zone as timeZone',
      'notice_version as noticeVersion',
      'submitted_at as submittedAt',
      'promised_by as promisedBy',
      'provider_mailed_at as providerMailedAt',
      'visitor_mailed_at as visitorMailedAt',
      'visitor_mail_withheld as visitorMailWithheld',
      'for_whom as forWhom',
      'preferred_staff as preferredStaff',
      'unproven',
      'call_about as callAbout',
      'call_starts_at as callStartsAt',
      'links_ended_at as linksEndedAt',
      'mail_answer as mailAnswer',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { wrappedKey, detailsEncrypted, linksEndedAt, mailAnswer, ...request } = found
  const { followToken, ...details } = await openDetails(keys, found)
  const isTheirs = linksEndedAt === null || mailAnswer === 'confirmed'
  return { ...request, ...details, followToken: isTheirs ? followToken : undefined }
}
