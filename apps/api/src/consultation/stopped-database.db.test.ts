import { CHECKOUT_MILLISECONDS, openDatabase } from '@pulli/data/database.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ASHA, testApi } from '#testing/test-api.ts'

test('security row 48: a PostgreSQL that hangs costs a request 10 s at most, and it recovers by itself', async () => {
  const api = await testApi({ checkoutMilliseconds: CHECKOUT_MILLISECONDS })
  await Promise.all(Array.from({ length: 3 }, () => api.context.database.pool.query('select pg_sleep(0.05)')))
  const admin = openDatabase({ url: inject('databaseUrl') })
  const { rows } = await admin.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
    [new URL(api.url).pathname.slice(1)],
  )
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of rows)
      try {
        process.kill(pid, name)
      } catch (error) {
        // A backend that was resumed ends by itself where the API has given up its connection.
        if (name !== 'SIGCONT' || (error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
  }
  onTestFinished(() => admin.close())
  onTestFinished(() => signal('SIGCONT'))

  signal('SIGSTOP')
  const started = performance.now()
  const answer = await api.post(ASHA, { 'idempotency-key': 'k1' })
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')

  signal('SIGCONT')
  expect((await api.post(ASHA, { 'idempotency-key': 'k1' })).statusCode).toBe(200)
  expect(await api.db.selectFrom('consultation_requests').select('section').execute()).toHaveLength(1)
}, 30_000)
