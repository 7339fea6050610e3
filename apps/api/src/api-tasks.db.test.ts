import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { API_CRONTAB, apiTasks } from './api-tasks.ts'
import { retentionTasks } from './retention-tasks.ts'
import { ASHA, NOW, testApi } from './testing/test-api.ts'

test('every recurring job is a known task', async () => {
  const { context } = await testApi()
  const mailer = { send: async () => undefined, close: () => undefined }
  const tasks = apiTasks({ ...context, mailer, outboxDir: '', consultationRecipients: async () => [] })
  const items = parseCrontab(API_CRONTAB)
  expect(items.map(({ task }) => task)).toEqual([
    'hurry-reminders',
    'seal-audit',
    'expire-audit',
    'erase-inactive-members',
    'rotate-encryption-key',
    'forget-limits',
    'forget-refusal-counts',
    'forget-holds',
    'forget-summaries',
    'forget-mood-tombstones',
    'forget-sign-ins',
    'forget-sealed-erasures',
    'forget-idempotency-keys',
    'forget-mail-attempts',
  ])
  for (const { task } of items) expect(Object.keys(tasks)).toContain(task)
})

test('hits of a limit are deleted after a day', async () => {
  const { context, post, db, time } = await testApi()
  const counts = () => db.selectFrom('limitWindows').select('hits').execute()
  await post(ASHA)
  const counted = await counts()
  expect(counted).not.toEqual([])
  time.now = new Date(NOW.getTime() + 24 * 3_600_000)
  await retentionTasks(context)['forget-limits']()
  expect(await counts()).toEqual(counted)
  time.now = new Date(NOW.getTime() + 24 * 3_600_000 + 1)
  await retentionTasks(context)['forget-limits']()
  expect(await counts()).toEqual([])
})
