import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moodApi } from '#testing/moods.ts'
import { RANDOM_BODIES_MILLISECONDS, sendRandomBodies } from '#testing/random-bodies.ts'

const MOOD = { moodType: 'GOOD', note: 'A good day.' }

test.each([
  ['POST', '/mood/createMood', { ...MOOD, day: '2026-11-20' }],
  ['PUT', '/mood/updateMood/:id', MOOD],
  ['PUT', '/members/me/consents/moods', { is_given: true, notice_version: 'moods-1', is_adult: true }],
])(
  'security row 28: random bodies to %s %s answer the envelope, and never 5xx',
  async (method, path, good) => {
    const api = await moodApi()
    const { mood_id } = (await api.create(MOOD)).json().data
    const headers = { authorization: api.asha.authorization }
    await sendRandomBodies(api, { method, path: path.replace(':id', mood_id), good, headers })
  },
  RANDOM_BODIES_MILLISECONDS,
)

test('security row 28: whatever note is taken comes back as it was, or in its one form', async () => {
  const { create, list, db } = await moodApi()
  const written = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(fc.constantFrom('\n', '\r\n', '\t', ' ', 'क्षि', '🪷', 'e\u0301', "'"), { maxLength: 400 })
      .map((parts) => parts.join('')),
  )
  await fc.assert(
    fc.asyncProperty(written, async (note) => {
      const answer = await create({ moodType: 'OKAY', note })
      if (answer.statusCode === 429) await db.deleteFrom('limit_windows').execute()
      if (answer.statusCode !== 200) {
        expect([422, 429]).toContain(answer.statusCode)
        return
      }
      const whole = note.replace(/\r\n?/g, '\n').normalize().trim()
      expect(answer.json().data.note).toBe(whole)
      expect((await list()).json().data.moods[0].note).toBe(whole)
    }),
    { numRuns: 100 },
  )
}, 60_000)
