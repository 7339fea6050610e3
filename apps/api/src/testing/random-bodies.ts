import fc from 'fast-check'
import { expect, inject } from 'vitest'
import type { testApi } from './test-api.ts'

const RUNS = inject('randomRuns')

/** How long a test with random bodies may take. */
export const RANDOM_BODIES_MILLISECONDS = RUNS * 60

type Target = { method: string; path: string; good: Record<string, unknown>; headers: Record<string, string> }

/**
 * Sends random bodies to a call: any JSON, the right fields with any text, a good body with some of it spoilt, and
 * no JSON at all. Each is answered with the envelope, and never with 5xx.
 */
export async function sendRandomBodies(
  { app, db }: Pick<Awaited<ReturnType<typeof testApi>>, 'app' | 'db'>,
  { method, path, good, headers }: Target,
) {
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  const known = Object.keys(good)
  const some = (keys: string[]) => fc.dictionary(fc.constantFrom(...keys), text)
  const body = fc.oneof(
    fc.anything().map((value) => JSON.stringify(value) ?? 'null'),
    fc.record(Object.fromEntries(known.map((key) => [key, text]))),
    some([...known, 'id', 'constructor']).map((change) => ({ ...good, ...change })),
    text,
  )
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const answer = await app.inject({
        method: method as 'POST',
        url: `/api/v1/mwellness${path}`,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: typeof sent === 'string' ? sent : JSON.stringify(sent),
      })
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json().status).toBe(answer.statusCode)
      // A limit that is reached would hide what comes after it.
      if (answer.statusCode === 429) await db.deleteFrom('limit_windows').execute()
    }),
    { numRuns: RUNS },
  )
}
