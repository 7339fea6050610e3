import { MOODS_A_PAGE, type MoodList } from '@pulli/contracts/mood.ts'
import type { KeyHolder } from '@pulli/data/encryption/data-key.ts'
import { listMoods } from '@pulli/data/mood/moods.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import type { ApiContext } from '#context.ts'
import { shownMood } from './shown-mood.ts'

export type MoodListing = {
  member: KeyHolder
  from: string | undefined
  to: string | undefined
  timeZone: string
}

/** Returns a page of a member's moods, newest day first, with the cursor of the next page. */
export async function listDays(
  { database, clock }: ApiContext,
  { member, from, to, timeZone }: MoodListing,
): Promise<MoodList> {
  const { memberId, dataKey } = member
  const found = await listMoods(database.db, dataKey, { memberId, from, to, most: MOODS_A_PAGE + 1 })
  return {
    moods: found.slice(0, MOODS_A_PAGE).map(shownMood),
    today: dayIn(timeZone, clock()),
    // A day has one entry, so the first day of the next page is a sufficient cursor.
    next_to: found[MOODS_A_PAGE]?.day ?? null,
  }
}
