import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import {
  allAnswers,
  type ForWhom,
  type Relation,
  type SafeContact,
} from '@pulli/domain/consultation/safe-contact.ts'
import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db, Tx } from '#schema.ts'
import { DETAILS, detailColumns, openDetails } from './request-details.ts'
import { listRequestEvents, type RequestEvent } from './request-events.ts'
import { hashFollowToken } from './request-links.ts'

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
    .insertInto('consultationRequests')
    .values({
      id: request.id,
      ...(await detailColumns(keys, { id: request.id }, request)),
      section: request.section,
      forWhom: request.forWhom ?? 'me',
      language: allAnswers(request.contact ?? {}).language,
      preferredStaff: request.preferredStaff ?? null,
      promisedBy: request.promisedBy ?? null,
      followTokenHash: request.followToken === undefined ? null : hashFollowToken(keys, request.followToken),
      consultationOn: request.consultationOn,
      timeZone: request.timeZone,
      noticeVersion: request.noticeVersion,
      consentedAt: request.now,
      submittedAt: request.now,
      providerMailedAt: null,
      visitorMailedAt: null,
      isSample: request.isSample ?? false,
      unproven: request.unproven ?? null,
      countedAs: sql`${request.countedAs === undefined ? null : JSON.stringify(request.countedAs)}::jsonb`,
      claimedAt: request.isOwn === true ? request.now : null,
      isBlocked: request.isBlocked ?? false,
      visitorMailWithheld: request.isSample ?? false,
    })
    .execute()
}

/** What the two mails of a request need. */
export type ConsultationToMail = NonNullable<Awaited<ReturnType<typeof findConsultationToMail>>>

/**
 * Finds a request with the instants at which its mails went out; undefined where it was erased. Its link is given as long
 * as it may go to the address.
 */
export async function findConsultationToMail(db: Db, keys: EncryptionKeys, id: string) {
  const found = await db
    .selectFrom('consultationRequests')
    .select([
      ...DETAILS,
      'section',
      'consultationOn',
      'timeZone',
      'noticeVersion',
      'submittedAt',
      'promisedBy',
      'providerMailedAt',
      'visitorMailedAt',
      'visitorMailWithheld',
      'forWhom',
      'preferredStaff',
      'unproven',
      'callAbout',
      'callStartsAt',
      'linksEndedAt',
      'mailAnswer',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { wrappedKey, detailsEncrypted, linksEndedAt, mailAnswer, ...request } = found
  const { followToken, ...details } = await openDetails(keys, found)
  const isTheirs = linksEndedAt === null || mailAnswer === 'confirmed'
  return { ...request, ...details, followToken: isTheirs ? followToken : undefined }
}

/** To whom a mail about a request goes. */
export type MailRole = 'provider' | 'visitor'

/** Remembers that the mail to one of the two went out, so that a retry does not send it again. */
export async function markConsultationMailed(db: Db, id: string, role: MailRole, now: Date): Promise<void> {
  await db
    .updateTable('consultationRequests')
    .set(role === 'provider' ? { providerMailedAt: now } : { visitorMailedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Remembers that the visitor of a request is not to be mailed. */
export async function withholdVisitorMail(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('consultationRequests')
    .set({ visitorMailWithheld: true })
    .where('id', '=', id)
    .execute()
}

/**
 * Locks a request until the transaction ends, so that what is done about it happens one after the other. Returns what
 * has happened to it, the first first; undefined if there is no such request.
 */
export async function lockRequest(tx: Tx, id: string): Promise<RequestEvent[] | undefined> {
  const locked = await tx
    .selectFrom('consultationRequests')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && listRequestEvents(tx, id)
}

/** Erases a request with its events, its key and the jobs that name it. Returns whether there was one. */
export async function eraseRequest(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('consultationRequests')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  await sql`delete from graphile_worker._private_jobs where strpos(payload::text, ${id}) > 0`.execute(tx)
  return true
}

/** Lists the ids of the sample requests. */
export async function listSampleRequests(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('consultationRequests').select('id').where('isSample', '=', true).execute()
  return rows.map(({ id }) => id)
}

/** The counts of a request, key hashes by the name of the limit, and when it was counted. */
export type RequestCounts = { countedAs: Readonly<Record<string, readonly string[]>>; countedAt: Date }

/** Takes the counts off a request, so that they are given back once; undefined where it has none. */
export async function takeCounts(tx: Tx, id: string): Promise<RequestCounts | undefined> {
  const { rows } = await sql<RequestCounts>`
    update consultation_requests as request set counted_as = null
    from (select id, counted_as from consultation_requests where id = ${id} for update) as before
    where request.id = before.id and before.counted_as is not null
    returning before.counted_as, submitted_at as "countedAt"`.execute(tx)
  return rows[0]
}

/** Takes the counts off all requests that were sent before an instant, whose counts are over. */
export async function forgetCounts(db: Db, before: Date): Promise<void> {
  await sql`
    update consultation_requests set counted_as = null
    where counted_as is not null and submitted_at < ${before}`.execute(db)
}

/** Counts the requests of a period that were over a limit and whose numbers are unproven. */
export async function countUnproven(db: Db, { from, to }: { from: Date; to: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('consultationRequests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('submittedAt', '>=', from)
    .where('submittedAt', '<', to)
    .where('unproven', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Returns how many seconds the oldest unanswered request has waited; an assignment is no answer. 0 where there is
 * none. A request that has waited for longer than 30 days is no longer news.
 */
export async function oldestUnanswered(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - submitted_at)::float8 as seconds
    from consultation_requests
    where submitted_at > now() - interval '30 days' and not is_sample and state in ('waiting', 'assigned')
    order by submitted_at limit 1`.execute(db)
  return rows[0]?.seconds ?? 0
}
