import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { sql } from 'kysely'
import { type DataKey, decryptText, encryptText } from '#encryption/data-key.ts'
import type { Db, Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** A summary to send, and the one of the same member and appointment that it replaces. */
export type SummaryToStore = {
  memberId: string
  appointmentId: string
  replaces: string | undefined
  purposes: readonly ConsentPurpose[]
  content: string
  now: Date
}

/**
 * Stores a summary for an appointment, encrypted.
 * @returns its id; undefined if the appointment has one of another member
 */
export async function storeSummary(
  tx: Tx,
  key: DataKey,
  { memberId, appointmentId, replaces, purposes, content, now }: SummaryToStore,
): Promise<string | undefined> {
  const id = replaces ?? uuidV7(now)
  const written = {
    purposes: [...purposes],
    content: encryptContent(key, id, content),
    sentAt: now,
    endedAt: null,
  }
  const stored = await tx
    .insertInto('sentSummaries')
    .values({ id, appointmentId, memberId, ...written })
    .onConflict((conflict) =>
      conflict
        .column('appointmentId')
        .doUpdateSet(written)
        .where('sentSummaries.memberId', '=', memberId)
        .where('sentSummaries.id', '=', id),
    )
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}

/** A summary as its member sees it in a list. */
export type OwnSummary = {
  id: string
  purposes: ConsentPurpose[]
  sentAt: Date
  /** Since when its appointment has another counsellor, and its content is gone. */
  endedAt: Date | null
  appointmentId: string
  startsAt: Date
  endsAt: Date
  staffName: string
}

/** Whose, and of appointments that ended after when: what ended before waits only for the night. */
type Whose = { memberId: string; endedAfter: Date }

/** Lists the summaries that a member sent, the latest appointment first. */
export async function listOwnSummaries(db: Db, whose: Whose): Promise<OwnSummary[]> {
  return ownSummaries(db, whose).orderBy('appointment.startsAt', 'desc').orderBy('summary.id').execute()
}

/**
 * Finds the summary that a member sent to an appointment, decrypted.
 *
 * @throws UnreadableValue if the member's key is lost
 */
export async function findOwnSummary(
  db: Db,
  key: DataKey | undefined,
  { appointmentId, ...whose }: Whose & { appointmentId: string },
): Promise<(OwnSummary & { content: string | null }) | undefined> {
  const found = await ownSummaries(db, whose)
    .select('summary.content')
    .where('appointment.id', '=', appointmentId)
    .executeTakeFirst()
  if (found === undefined) return undefined
  return { ...found, content: found.content && decryptContent(key, found.id, found.content) }
}

function ownSummaries(db: Db, { memberId, endedAfter }: Whose) {
  return db
    .selectFrom('sentSummaries as summary')
    .innerJoin('appointments as appointment', 'appointment.id', 'summary.appointmentId')
    .innerJoin('staff', 'staff.id', 'appointment.staffId')
    .select([
      'summary.id',
      'summary.purposes',
      'summary.sentAt',
      'summary.endedAt',
      'appointment.id as appointmentId',
      'appointment.startsAt',
      'appointment.endsAt',
      'staff.name as staffName',
    ])
    .where('summary.memberId', '=', memberId)
    .where('appointment.status', '<>', 'cancelled')
    .where('appointment.endsAt', '>', endedAfter)
}

/** A moved appointment: its previous row, its new one, and whether its counsellor is still the same. */
export type Carrying = { from: string; to: string; isSameCounsellor: boolean; now: Date }

/**
 * Carries the summary of an appointment over a move. For another counsellor it was not sent: its content goes, and what
 * stays tells the member that it ended.
 */
export async function carrySummary(tx: Tx, { from, to, isSameCounsellor, now }: Carrying): Promise<void> {
  await tx
    .updateTable('sentSummaries')
    .set({ appointmentId: to })
    .$if(!isSameCounsellor, (query) =>
      query.set({ content: null, endedAt: sql<Date>`coalesce(ended_at, ${now})` }),
    )
    .where('appointmentId', '=', from)
    .execute()
}

/** Deletes the summary of an appointment that is cancelled. */
export async function endSummary(tx: Tx, appointmentId: string): Promise<void> {
  await tx.deleteFrom('sentSummaries').where('appointmentId', '=', appointmentId).execute()
}

/**
 * Deletes a summary that a member sent, by its appointment or, where a backup was restored, by its own id.
 * @returns its id; undefined if there is none of theirs
 */
export async function deleteSummary(
  tx: Tx,
  { memberId, ...which }: { memberId: string } & ({ appointmentId: string } | { id: string }),
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('sentSummaries')
    .where('memberId', '=', memberId)
    .$if('appointmentId' in which, (query) =>
      query.where('appointmentId', '=', 'appointmentId' in which ? which.appointmentId : ''),
    )
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Deletes the summaries of a member that show data stored for a purpose: whole summaries, for a page with a hole in
 * it would say something that the member did not choose to say.
 *
 * @param since only those sent since an instant: data stored later is in none of the others
 */
export async function deleteSummariesOfPurpose(
  tx: Tx,
  { memberId, purpose, since }: { memberId: string; purpose: ConsentPurpose; since?: Date },
): Promise<void> {
  await tx
    .deleteFrom('sentSummaries')
    .where('memberId', '=', memberId)
    .where(sql<boolean>`${purpose} = any (purposes)`)
    .$if(since !== undefined, (query) => query.where('sentAt', '>=', since ?? new Date(0)))
    .execute()
}

/** Deletes the summaries of appointments that ended before an instant. */
export async function forgetSummaries(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('sentSummaries')
    .where('appointmentId', 'in', (query) =>
      query
        .selectFrom('appointments')
        .select('appointments.id')
        // By the index: whatever ended before began before.
        .where('startsAt', '<', before)
        .where('endsAt', '<', before),
    )
    .execute()
}

/** Encrypts what a summary shows, with the data key of its member. */
function encryptContent(key: DataKey, id: string, content: string): Buffer {
  return encryptText(key, placeOf(id), content)
}

/** @throws UnreadableValue without the member's key */
export function decryptContent(key: DataKey | undefined, id: string, encrypted: Buffer): string {
  return decryptText(key, placeOf(id), encrypted)
}

/** A move changes the appointment, so the place is the summary's own. */
function placeOf(id: string) {
  return { table: 'sent_summaries', column: 'content', row: id }
}
