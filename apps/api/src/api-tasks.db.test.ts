import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { API_CRONTAB, apiTasks } from './api-tasks.ts'
import { forgetLimits } from './limits/forget-limits.ts'
import { ASHA, NOW, testApi } from './testing/test-api.ts'

test('what comes round by itself is a task that is known', async () => {
  const { context } = await testApi()
  const mailer = { send: async () => undefined, close: () => undefined }
  const tasks = apiTasks({ ...context, mailer, outboxDir: '', consultationRecipients: async () => [] })
  const items = parseCrontab(API_CRONTAB)
  expect(items.map(({ task }) => task)).toEqual([
    'free-held-jobs',
    'seal-audit',
    'expire-audit',
    'erase-inactive-members',
    'forget-limits',
    'forget-refusal-counts',
    'forget-sign-ins',
    'forget-idempotency-keys',
  ])
  for (const { task } of items) expect(Object.keys(tasks)).toContain(task)
})

test('the counts of a limit are gone a day later', async () => {
  const { context, post, db, time } = await testApi()
  const counts = () => db.selectFrom('limit_windows').select('hits').execute()
  await post(ASHA)
  time.now = new Date(NOW.getTime() + 24 * 3_600_000)
  await forgetLimits(context)()
  expect(await counts()).toHaveLength(3)
  time.now = new Date(NOW.getTime() + 24 * 3_600_000 + 1)
  await forgetLimits(context)()
  expect(await counts()).toEqual([])
})
