import type { MoodList } from '@pulli/contracts/mood.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { expect, test } from 'vitest'
import { moodApi } from '#testing/moods.ts'
import { NOW } from '#testing/test-api.ts'

test('D36: the list is newest first, 400 per page, and each page has the cursor of the next', async () => {
  const { list, db, asha, ravi } = await moodApi()
  const moods = [asha, ravi].flatMap(({ memberId }, which) =>
    Array.from({ length: 900 }, (_, n) => ({
      memberId,
      moodId: `0197a1b2-0000-7000-8000-${which}${String(n).padStart(11, '0')}`,
      day: addDays('2026-11-21', -n),
      moodType: 'OKAY' as const,
      timeZone: 'UTC',
      version: 1,
      createdAt: NOW,
      changedAt: NOW,
    })),
  )
  await db.insertInto('moods').values(moods).execute()
  const page = async (query: string): Promise<MoodList> => (await list(query)).json().data
  const days: string[] = []
  const sizes: number[] = []
  for (let to: string | null = '2026-11-21'; to !== null; ) {
    const { moods: found, next_to } = await page(`?to=${to}`)
    days.push(...found.map(({ day }) => day))
    sizes.push(found.length)
    to = next_to
  }
  expect(sizes).toEqual([400, 400, 100])
  expect(days).toEqual(Array.from({ length: 900 }, (_, n) => addDays('2026-11-21', -n)))
  const week = await page('?from=2026-11-01&to=2026-11-07')
  expect(week.moods.map(({ day }) => day)).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `2026-11-0${n}`))
  expect(week.next_to).toBeNull()
  expect((await page('?from=2026-11-22')).moods).toEqual([])
  expect((await list('?from=2026-10-18')).json().data).toMatchObject({ next_to: null })
  for (const query of ['?from=x', '?to=2026-02-30', '?limit=9000']) {
    expect((await list(query)).statusCode).toBe(422)
  }
})
