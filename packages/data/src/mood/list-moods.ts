import type { DataKey } from '#encryption/data-key.ts'
import type { Db } from '#schema.ts'
import { MOOD_COLUMNS, openMood } from './mood-columns.ts'

/** The first and the last day, both inclusive, and the most moods to list. */
export type MoodRange = { memberId: string; from: string | undefined; to: string | undefined; most: number }

/** A mood as listed. */
export type KeptMood = Awaited<ReturnType<typeof listMoods>>[number]

/** Lists a member's moods, newest day first. */
export async function listMoods(db: Db, key: DataKey | undefined, { memberId, from, to, most }: MoodRange) {
  const rows = await db
    .selectFrom('moods')
    .select(MOOD_COLUMNS)
    .where('member_id', '=', memberId)
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .orderBy('day', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => openMood(key, row))
}
