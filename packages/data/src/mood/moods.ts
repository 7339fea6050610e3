import type { MoodType } from '@pulli/domain/mood/mood-types.ts'
import { sql } from 'kysely'
import { type DataKey, decryptText, encryptText } from '#encryption/data-key.ts'
import type { Db, Tx } from '#schema.ts'
import { deleteSummariesOfPurpose } from '#summary/summaries.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { insertTombstone } from './tombstones.ts'

/** A member's mood of a day. Without a note, an existing note stays. */
type SavedMood = {
  memberId: string
  day: string
  timeZone: string
  moodType: MoodType
  note: string | undefined
  /** When a late check-in was made on its device. */
  recordedAt?: Date | undefined
  now: Date
}

/** The columns of a mood in answers, as stored. */
const MOOD_COLUMNS = [
  'moodId',
  'moodType',
  'noteEncrypted',
  'day',
  'timeZone',
  'version',
  'createdAt',
] as const

/** When an entry was made. */
export const MADE_AT = sql<Date>`coalesce(moods.recorded_at, moods.changed_at)`

/** The first and the last day, both inclusive, and the most moods to list. */
export type MoodRange = { memberId: string; from: string | undefined; to: string | undefined; most: number }

/** A mood as listed. */
export type KeptMood = Awaited<ReturnType<typeof listMoods>>[number]

/** Lists a member's moods, newest day first. */
export async function listMoods(db: Db, key: DataKey | undefined, { memberId, from, to, most }: MoodRange) {
  const rows = await db
    .selectFrom('moods')
    .select(MOOD_COLUMNS)
    .where('memberId', '=', memberId)
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .orderBy('day', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => openMood(key, row))
}

/** Finds a mood of a member. */
export async function findMood(db: Db, key: DataKey | undefined, memberId: string, moodId: string) {
  const found = await db
    .selectFrom('moods')
    .select(MOOD_COLUMNS)
    .where('memberId', '=', memberId)
    .where('moodId', '=', moodId)
    .executeTakeFirst()
  return found && openMood(key, found)
}

/** Finds a member's mood of a day, and locks it until the transaction ends. */
export async function findMoodOfDay(tx: Tx, key: DataKey | undefined, memberId: string, day: string) {
  const found = await tx
    .selectFrom('moods')
    .select(MOOD_COLUMNS)
    .where('memberId', '=', memberId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
  return found && openMood(key, found)
}

/**
 * Finds the mood of a member that an erasure which arrives late is about: the one that it names, or, if that is erased
 * already, the one on its day now. It is locked until the transaction ends.
 */
export async function findMoodToErase(
  tx: Tx,
  { memberId, moodId, day }: { memberId: string; moodId: string; day: string | undefined },
): Promise<{ id: string; madeAt: Date } | undefined> {
  return tx
    .selectFrom('moods')
    .select(['moodId as id', MADE_AT.as('madeAt')])
    .where('memberId', '=', memberId)
    .where(({ eb, or }) =>
      or([eb('moodId', '=', moodId), ...(day === undefined ? [] : [eb('day', '=', day)])]),
    )
    .orderBy(sql`mood_id = ${moodId}`, 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Inserts or updates the mood of a day. One statement: concurrent requests leave one entry, and of late ones that which was
 * made last.
 *
 * @returns undefined if an entry is there that was made after this one
 */
export async function saveMood(
  tx: Tx,
  key: DataKey,
  { memberId, day, timeZone, moodType, note, recordedAt, now }: SavedMood,
) {
  const saved = await tx
    .insertInto('moods')
    .values({
      memberId,
      moodId: uuidV7(now),
      day,
      ...noteColumns(key, day, note ?? ''),
      version: 1,
      moodType,
      timeZone,
      createdAt: now,
      changedAt: now,
      recordedAt: recordedAt ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['memberId', 'day'])
        .doUpdateSet({
          moodType,
          ...(note !== undefined && noteColumns(key, day, note)),
          version: sql`moods.version + 1`,
          changedAt: sql`greatest(moods.created_at, excluded.changed_at)`,
          recordedAt: recordedAt ?? null,
        })
        .where(recordedAt === undefined ? sql<boolean>`true` : sql<boolean>`${MADE_AT} <= ${recordedAt}`),
    )
    .returning(MOOD_COLUMNS)
    .executeTakeFirst()
  return saved && openMood(key, saved)
}

/** Moods of days that have none yet, each with the instant of its writing. */
export type NewMoods = readonly Omit<SavedMood, 'memberId'>[]

/** Stores the moods of many days in one statement. */
export async function insertMoods(tx: Tx, key: DataKey, memberId: string, moods: NewMoods): Promise<void> {
  await tx
    .insertInto('moods')
    .values(
      moods.map(({ day, timeZone, moodType, note, now }) => ({
        memberId,
        moodId: uuidV7(now),
        day,
        version: 1,
        ...noteColumns(key, day, note ?? ''),
        moodType,
        timeZone,
        createdAt: now,
        changedAt: now,
      })),
    )
    .execute()
}

/**
 * The change. Without a note, the existing note stays; with a version, only that version is changed; with the time at which
 * a late change was made, only what was made before.
 */
export type MoodUpdate = {
  memberId: string
  moodId: string
  version: number | undefined
  moodType: MoodType
  note: string | undefined
  recordedAt?: Date | undefined
  now: Date
}

/** Changes a mood of a member, if it exists in that version. */
export async function updateMood(
  tx: Tx,
  key: DataKey,
  { memberId, moodId, version, moodType, note, recordedAt, now }: MoodUpdate,
) {
  const there = await tx
    .selectFrom('moods')
    .select('day')
    .where('memberId', '=', memberId)
    .where('moodId', '=', moodId)
    .executeTakeFirst()
  if (there === undefined) return undefined
  const changed = await tx
    .updateTable('moods')
    .set({
      moodType,
      ...(note !== undefined && noteColumns(key, there.day, note)),
      version: sql`version + 1`,
      changedAt: sql<Date>`greatest(created_at, ${now})`,
      recordedAt: recordedAt ?? null,
    })
    .where('memberId', '=', memberId)
    .where('moodId', '=', moodId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .$if(recordedAt !== undefined, (query) => query.where(MADE_AT, '<=', recordedAt ?? now))
    .returning(MOOD_COLUMNS)
    .executeTakeFirst()
  return changed && openMood(key, changed)
}

/**
 * Deletes a mood of a member, with its note and the summaries that may show it. A tombstone of the day stays, so that no
 * other device stores it again. So do the idempotency keys of the day, which no longer name it, so that no retry does.
 *
 * @returns whether it existed
 */
export async function deleteMood(tx: Tx, memberId: string, moodId: string, erasedAt: Date): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('moods')
    .where('memberId', '=', memberId)
    .where('moodId', '=', moodId)
    .returning(['day', 'createdAt'])
    .executeTakeFirst()
  if (deleted === undefined) return false
  await insertTombstone(tx, { memberId, day: deleted.day, erasedAt })
  await deleteSummariesOfPurpose(tx, { memberId, purpose: 'moods', since: deleted.createdAt })
  await tx
    .updateTable('idempotencyKeys')
    .set({ subject: null })
    .where('memberId', '=', memberId)
    .where('subject', '=', deleted.day)
    .execute()
  return true
}

/** The stored columns of a note. One without words is empty and not encrypted. */
export function noteColumns(key: DataKey, day: string, note: string) {
  return { noteEncrypted: note === '' ? null : encryptText(key, placeOf(day), note) }
}

/** A mood with its note decrypted. */
export function openMood<Row extends { day: string; noteEncrypted: Buffer | null }>(
  key: DataKey | undefined,
  { noteEncrypted, ...row }: Row,
) {
  return {
    ...row,
    note: noteEncrypted === null ? '' : decryptText(key, placeOf(row.day), noteEncrypted),
  }
}

/** A day has one note, and a retry stores it under the same day: the entry's own id is not known before. */
function placeOf(day: string) {
  return { table: 'moods', column: 'note', row: day }
}
