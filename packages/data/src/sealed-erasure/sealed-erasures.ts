import { type RawBuilder, sql } from 'kysely'
import { lockConsents } from '#consent/consents.ts'
import { openDetails, type StoredDetails } from '#consultation/request-details.ts'
import {
  type DataSubject,
  listPersonalData,
  MADE_AT_OF,
  ownerConditions,
  type PersonalDataRows,
  pick,
  readRows,
} from '#data-rights/personal-data.ts'
import { PERSONAL_DATA_TABLES } from '#data-rights/personal-data-tables.ts'
import { findMemberKey } from '#encryption/data-key.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db, Tx } from '#schema.ts'

/** Stores what was sealed. The days are whole ones in UTC, `YYYY-MM-DD`, so that no time leads to an event. */
export async function insertSealedErasure(
  tx: Tx,
  { sealed, erasedOn, endsOn }: { sealed: Buffer; erasedOn: string; endsOn: string },
): Promise<void> {
  await tx.insertInto('sealedErasures').values({ sealed, erasedOn, endsOn }).execute()
}

const MOST = 100

/** A sealed erasure as it is handed to the holder of the key. */
export type SealedErasure = { id: string; sealed: Buffer; erasedOn: string; endsOn: string }

/** Lists the next sealed erasures by their id, at most 100: from the first, or after one. */
export function listSealedErasures(db: Db, after: string | undefined): Promise<SealedErasure[]> {
  return db
    .selectFrom('sealedErasures')
    .select(['id', 'sealed', 'erasedOn', 'endsOn'])
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(MOST)
    .execute()
}

/** Deletes the sealed erasures whose last day is over. */
export async function forgetSealedErasures(db: Db, today: string): Promise<void> {
  await db.deleteFrom('sealedErasures').where('endsOn', '<', today).execute()
}

/**
 * Reads everything of a member who is about to be erased: their export, and what was typed in their requests. The locks
 * block writes for them meanwhile.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function readErasedPerson(
  tx: Tx,
  keys: EncryptionKeys,
  whose: DataSubject,
): Promise<PersonalDataRows[]> {
  await lockConsents(tx, whose.memberId)
  await sql`select from members where member_id = ${whose.memberId} for update`.execute(tx)
  const typed = await readTypedDetails(tx, keys, ownerConditions(keys, whose).phone)
  return [...(await listPersonalData(tx, keys, whose)), typed]
}

/**
 * Reads a request that is about to be erased, with all that belongs to it, and locks it. Empty where there is none.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function readErasedRequest(
  tx: Tx,
  keys: EncryptionKeys,
  id: string,
): Promise<PersonalDataRows[]> {
  const typed = await readTypedDetails(tx, keys, sql`id = ${id}`)
  if (typed.rows.length === 0) return []
  // A request has a key of its own: that of a member opens nothing here.
  const opening = { keys, memberId: '', dataKey: undefined }
  const erased = [typed]
  for (const [table, { by }] of Object.entries(PERSONAL_DATA_TABLES)) {
    if (by === 'phone') erased.push(await readRows(tx, opening, { table, where: sql`id = ${id}` }))
    if (by === 'request_id')
      erased.push(await readRows(tx, opening, { table, where: sql`request_id = ${id}` }))
  }
  return erased
}

/**
 * What of a member is about to be erased: all rows of some tables, those that were made up to an instant, or one mood,
 * result or sent summary.
 */
export type ErasedEntries = {
  memberId: string
  tables: readonly ('moods' | 'assessments' | 'kept_safety_plans' | 'sent_summaries')[]
  id?: string
  madeUpTo?: Date | undefined
}

const ID_OF: Readonly<Record<string, string>> = { moods: 'mood_id', assessments: 'id', sent_summaries: 'id' }

/**
 * Reads what is about to be erased, and locks it, so that nothing else goes. Returns the owner's number as well, the only way
 * to find the answer to a lawful request. Empty where there is nothing to erase.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function readErasedEntries(
  tx: Tx,
  keys: EncryptionKeys,
  { memberId, tables, id, madeUpTo }: ErasedEntries,
): Promise<PersonalDataRows[]> {
  const opening = { keys, memberId, dataKey: await findMemberKey(tx, keys, memberId) }
  const ofMember = sql`member_id = ${memberId}`
  const erased: PersonalDataRows[] = []
  for (const table of tables) {
    const column = ID_OF[table]
    const madeAt = MADE_AT_OF[table]
    const where = sql.join(
      [
        ofMember,
        ...(id === undefined || column === undefined ? [] : [sql`${sql.ref(column)} = ${id}`]),
        ...(madeUpTo === undefined || madeAt === undefined ? [] : [sql`${madeAt} <= ${madeUpTo}`]),
      ],
      sql` and `,
    )
    erased.push(await readRows(tx, opening, { table, where, isLocked: true }))
  }
  if (erased.every(({ rows }) => rows.length === 0)) return []
  return [await readRows(tx, opening, { table: 'members', where: ofMember }), ...erased]
}

const SUBSCRIPTION_COLUMNS = ['id', 'email', 'notice_version', 'asked_at', 'confirmed_at', 'last_letter']

/** Reads a subscription to the letters that is about to be erased, and locks it. Empty where there is none. */
export async function readErasedSubscription(tx: Tx, id: string): Promise<PersonalDataRows[]> {
  const rows = await tx
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .execute()
  if (rows.length === 0) return []
  const columns = SUBSCRIPTION_COLUMNS
  return [{ name: 'newsletter', columns, rows: rows.map((row) => pick(row, columns)) }]
}

const TYPED_COLUMNS = ['id', 'name', 'email', 'phone', 'contact', 'relation', 'preferredName'] as const

/**
 * Reads what was typed in requests, and locks them. An export leaves it out, because its author need not be the
 * member. The secret of their link is no word of theirs, and stays out here too.
 *
 * @throws UnreadableValue if a key is lost
 */
async function readTypedDetails(
  tx: Tx,
  keys: EncryptionKeys,
  where: RawBuilder<unknown>,
): Promise<PersonalDataRows> {
  const { rows } = await sql<StoredDetails>`
    select id, wrapped_key, details_encrypted
    from consultation_requests where ${where} order by id for update`.execute(tx)
  const opened = await Promise.all(
    rows.map(async (row) => {
      const { followToken: _, ...details } = await openDetails(keys, row)
      return { id: row.id, ...details }
    }),
  )
  return { name: 'typed-in-requests', columns: TYPED_COLUMNS, rows: opened }
}
