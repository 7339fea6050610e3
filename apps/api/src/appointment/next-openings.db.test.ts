import { expect, test } from 'vitest'
import { BALA, CHITRA, FIRST_SLOT, publishHours } from '#testing/bookable.ts'
import { testApi } from '#testing/test-api.ts'
import { nextOpenings } from './next-openings.ts'

test('anyone who has a team entry and published hours is free next at their first free time, of any service', async () => {
  const api = await testApi()
  expect(await nextOpenings(api.context)).toEqual({})
  await publishHours(api)
  // Without an entry they are not on the team page.
  expect(await nextOpenings(api.context)).toEqual({})
  for (const [id, entry] of [
    [BALA, 'balas-entry'],
    [CHITRA, 'chitras-entry'],
  ] as const)
    await api.pool.query('update staff set team_entry = $2 where id = $1', [id, entry])
  expect(await nextOpenings(api.context)).toEqual({
    'balas-entry': FIRST_SLOT,
    'chitras-entry': '2026-11-22T07:30:00.000Z',
  })
})

test('without the days of the office nobody is said to be free', async () => {
  const api = await testApi()
  await publishHours(api)
  api.context.callHours = () => Promise.reject(new Error('no content'))
  await expect(nextOpenings(api.context)).rejects.toThrow('calendar-unavailable')
})
