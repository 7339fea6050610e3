import type { DataKey } from '#encryption/data-key.ts'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { noteColumns } from './mood-columns.ts'
import type { SavedMood } from './save-mood.ts'

/** Moods of days that have none yet, each with the instant of its writing. */
export type NewMoods = readonly Omit<SavedMood, 'memberId'>[]

/** Stores the moods of many days in one statement. */
export async function insertMoods(tx: Tx, key: DataKey, memberId: string, moods: NewMoods): Promise<void> {
  await tx
    .insertInto('moods')
    .values(
      moods.map(({ day, timeZone, moodType, note, now }) => ({
        member_id: memberId,
        mood_id: uuidV7(now),
        day,
        version: 1,
        ...noteColumns(key, day, note ?? ''),
        mood_type: moodType,
        time_zone: timeZone,
        created_at: now,
        changed_at: now,
      })),
    )
    .execute()
}
