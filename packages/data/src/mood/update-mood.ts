import type { MoodType } from '@pulli/domain/mood/mood-types.ts'
import { sql } from 'kysely'
import type { DataKey } from '#encryption/data-key.ts'
import type { Tx } from '#schema.ts'
import { MADE_AT, MOOD_COLUMNS, noteColumns, openMood } from './mood-columns.ts'

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
    .where('member_id', '=', memberId)
    .where('mood_id', '=', moodId)
    .executeTakeFirst()
  if (there === undefined) return undefined
  const changed = await tx
    .updateTable('moods')
    .set({
      mood_type: moodType,
      ...(note !== undefined && noteColumns(key, there.day, note)),
      version: sql`version + 1`,
      changed_at: sql<Date>`greatest(created_at, ${now})`,
      recorded_at: recordedAt ?? null,
    })
    .where('member_id', '=', memberId)
    .where('mood_id', '=', moodId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .$if(recordedAt !== undefined, (query) => query.where(MADE_AT, '<=', recordedAt ?? now))
    .returning(MOOD_COLUMNS)
    .executeTakeFirst()
  return changed && openMood(key, changed)
}
