import type { MoodType } from '@pulli/domain/mood/mood-types.ts'
import { sql } from 'kysely'
import type { DataKey } from '#encryption/data-key.ts'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { MADE_AT, MOOD_COLUMNS, noteColumns, openMood } from './mood-columns.ts'

/** A member's mood of a day. Without a note, an existing note stays. */
export type SavedMood = {
  memberId: string
  day: string
  timeZone: string
  moodType: MoodType
  note: string | undefined
  /** When a late check-in was made on its device. */
  recordedAt?: Date | undefined
  now: Date
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
      member_id: memberId,
      mood_id: uuidV7(now),
      day,
      ...noteColumns(key, day, note ?? ''),
      version: 1,
      mood_type: moodType,
      time_zone: timeZone,
      created_at: now,
      changed_at: now,
      recorded_at: recordedAt ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'day'])
        .doUpdateSet({
          mood_type: moodType,
          ...(note !== undefined && noteColumns(key, day, note)),
          version: sql`moods.version + 1`,
          changed_at: sql`greatest(moods.created_at, excluded.changed_at)`,
          recorded_at: recordedAt ?? null,
        })
        .where(recordedAt === undefined ? sql<boolean>`true` : sql<boolean>`${MADE_AT} <= ${recordedAt}`),
    )
    .returning(MOOD_COLUMNS)
    .executeTakeFirst()
  return saved && openMood(key, saved)
}
