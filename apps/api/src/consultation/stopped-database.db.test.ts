import { CHECKOUT_MILLISECONDS, STATEMENT_MILLISECONDS } from '@pulli/data/database.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { ASHA, testApi } from '#testing/test-api.ts'

// In the product each statement ends in time; together those of a transaction may not.
test.each([STATEMENT_MILLISECONDS, 60_000])(
  'security row 48: a PostgreSQL that hangs for statements of %i ms costs a request 10 s at most, and it recovers by itself',
  async (statementMilliseconds) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const api = await testApi({
      checkoutMilliseconds: CHECKOUT_MILLISECONDS,
      statementMilliseconds,
    })
    onTestFinished(() => void vi.useRealTimers())
    await Promise.all(Array.from({ length: 3 }, () => api.context.database.pool.query('select 1')))
    const admin = openTestDatabase({ url: inject('databaseUrl') })
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
    const answering = api.post(ASHA, { 'idempotency-key': 'k1' })
    const { pool } = api.context.database
    await expect.poll(() => pool.idleCount < pool.totalCount).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    const answer = await answering
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')

    signal('SIGCONT')
    expect((await api.post(ASHA, { 'idempotency-key': 'k1' })).statusCode).toBe(200)
    expect(await api.db.selectFrom('consultationRequests').select('section').execute()).toHaveLength(1)
  },
)
