import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import type { RequestEventKind, RequestState } from '@pulli/domain/consultation/request-life.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import { sql } from 'kysely'
import { openDetails, type RequestDetails, type StoredDetails } from '#consultation/request-details.ts'
import { UnreadableValue } from '#encryption/encrypted-value.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db, MailAnswer, RequestActor } from '#schema.ts'

/** What happened to a request, with the name of the staff member who did it. */
export type NamedEvent = {
  kind: RequestEventKind
  occurredAt: Date
  actor: RequestActor
  staff: NamedStaff | null
  /** A code such as `no-answer`. */
  reason: string | null
}

/** A request as the desk sees it. */
export type DeskRequestRow = Omit<RequestDetails, 'followToken'> & {
  id: string
  state: RequestState
  submittedAt: Date
  promisedBy: Date | null
  /** What they asked to be called about, by when, and for which time; null: nothing. */
  callAbout: CallAbout | null
  callDueAt: Date | null
  callStartsAt: Date | null
  mailAnswer: MailAnswer | null
  /** Since when the owner of the number says that someone else sent it. */
  disownedAt: Date | null
  /** The owner of the number blocks what they did not send. */
  isBlocked: boolean
  section: ConsultationSection
  consultationOn: string
  timeZone: string
  forWhom: 'me' | 'child'
  /** The document id of the team entry that they asked for. */
  preferredStaff: string | null
  hasSafetyNote: boolean
  isLeft: boolean
  isSample: boolean
  /** Its number is unproven, and it was over a limit. */
  unproven: 'number' | 'burst' | null
  endedAt: Date | null
  assignee: NamedStaff | null
}

/**
 * Finds a request for a staff member. Those who see only their own find it if they have it, or ever had an
 * appointment for it that was not cancelled.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function findDeskRequest(
  db: Db,
  keys: EncryptionKeys,
  { id, staffId, isOwnOnly }: { id: string; staffId: string; isOwnOnly: boolean },
): Promise<DeskRequestRow | undefined> {
  const stored = await deskRequests(db)
    .where('request.id', '=', id)
    .$if(isOwnOnly, (query) =>
      query.where(
        sql<boolean>`(request.assigned_to = ${staffId} or exists (
          select from appointments where request_id = request.id and staff_id = ${staffId}
            and status in ('booked', 'happened', 'missed')))`,
      ),
    )
    .executeTakeFirst()
  return stored && openDeskRequest(keys, stored)
}

/** A person of the desk. */
export type NamedStaff = { id: string; name: string }

const COLUMNS = [
  'request.id',
  'request.wrappedKey',
  'request.detailsEncrypted',
  'request.state',
  'request.submittedAt',
  'request.promisedBy',
  'request.callAbout',
  'request.callDueAt',
  'request.callStartsAt',
  'request.mailAnswer',
  'request.disownedAt',
  'request.isBlocked',
  'request.section',
  'request.consultationOn',
  'request.timeZone',
  'request.forWhom',
  'request.preferredStaff',
  'request.hasSafetyNote',
  'request.isLeft',
  'request.isSample',
  'request.unproven',
  'request.endedAt',
] as const

/** Selects requests with who has them. */
export function deskRequests(db: Db) {
  return db
    .selectFrom('consultationRequests as request')
    .leftJoin('staff as assignee', (join) =>
      join.onRef('assignee.id', '=', 'request.assignedTo').on('assignee.removedAt', 'is', null),
    )
    .select([
      ...COLUMNS,
      sql<NamedStaff | null>`case when assignee.id is not null then
        jsonb_build_object('id', assignee.id, 'name', assignee.name) end`.as('assignee'),
    ])
}

type Stored = StoredDetails & Omit<DeskRequestRow, keyof RequestDetails>

/**
 * Decrypts what the sender of a request wrote.
 *
 * @throws UnreadableValue if a key is lost
 */
async function openDeskRequest(keys: EncryptionKeys, stored: Stored): Promise<DeskRequestRow> {
  const { wrappedKey, detailsEncrypted, ...columns } = stored
  const { followToken, ...details } = await openDetails(keys, stored)
  return { ...columns, ...details }
}

/** Like `openDeskRequest`, without their words where a key is lost: one such request must not close a whole list. */
export async function openIfReadable(keys: EncryptionKeys, stored: Stored): Promise<DeskRequestRow> {
  try {
    return await openDeskRequest(keys, stored)
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error
    const { wrappedKey, detailsEncrypted, ...columns } = stored
    return { ...columns, name: '', email: '', phone: '' }
  }
}

/** Lists what happened to a request, the first first, with the names of the staff. */
export async function listNamedEvents(db: Db, requestId: string): Promise<NamedEvent[]> {
  const rows = await db
    .selectFrom('requestEvents as event')
    .leftJoin('staff', 'staff.id', 'event.staffId')
    .select([
      'event.kind',
      'event.occurredAt',
      'event.actor',
      'event.reason',
      'staff.id as staffId',
      'staff.name as staffName',
    ])
    .where('event.requestId', '=', requestId)
    .orderBy('event.position')
    .execute()
  return rows.map(({ staffId, staffName, ...event }) => ({
    ...event,
    staff: staffId === null || staffName === null ? null : { id: staffId, name: staffName },
  }))
}
