import { listUndelivered } from '@pulli/data/message/messages-sent.ts'
import { expect, test } from 'vitest'
import { SmsFailure } from '#sms/sms-gateway.ts'
import type { TextGateway, TextMessage } from '#sms/text-gateway.ts'
import { BALA, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { testApi } from '#testing/test-api.ts'
import { textReminder } from './text-reminder.ts'

const STARTS_AT = '2026-11-23T05:30:00.000Z'

/** Someone's appointment, who wants to be reached in a way, with the reminders of its text messages. */
async function withTexts(contact: object) {
  const api = await testApi()
  await publishHours(api)
  const asha = await openRequest(api, undefined, undefined, contact)
  const held = await asha.post('/appointments', { service: FIRST_TALK, staff: BALA, starts_at: STARTS_AT })
  const { id } = held.json().data
  await asha.post(`/appointments/${id}/confirm`)
  const sent: TextMessage[] = []
  const texts: TextGateway = {
    has: (template) => template === 'reminder-day',
    send: async (message) => {
      sent.push(message)
      return 'SM0123456789abcdef'
    },
  }
  const { rows } = await api.pool.query(
    `select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
     where identifier = 'text-reminder' order by jobs.id`,
  )
  api.time.now = new Date(Date.parse(STARTS_AT) - 24 * 3_600_000)
  const run = async (gateway: TextGateway | undefined = texts) => {
    for (const { payload } of rows) await textReminder({ ...api.context, texts: gateway })(payload)
  }
  return { ...api, asha, id, sent, run, texts }
}

test('who wants to be texted is reminded once, by the registered words, and the row has the gateway’s name for it', async () => {
  const { asha, sent, run, db } = await withTexts({ contact_way: 'text' })
  await run()
  await run()
  expect(sent.map(({ phone, text }) => [phone, text])).toEqual([
    [
      '+919876543210',
      `Your appointment: Mon 23 Nov, 11:00 IST. If you cannot come, tell us: https://pulli.example/request/${asha.token} -Pulli`,
    ],
  ])
  const rows = await db.selectFrom('messagesSent').selectAll().execute()
  expect(rows).toMatchObject([
    { way: 'sms', template: 'text-reminder-day', receipt: 'SM0123456789abcdef', recipient: 'visitor' },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/98765|Asha/)
})

test('who is called, or mailed first, is not texted; nor is anybody about what was cancelled', async () => {
  const called = await withTexts({})
  await called.run()
  expect(called.sent).toEqual([])
  const texted = await withTexts({ contact_way: 'text' })
  texted.asha.open()
  expect((await texted.asha.post(`/appointments/${texted.id}/cancel`)).statusCode).toBe(200)
  await texted.run()
  expect(texted.sent).toEqual([])
})

test('finding operate M2: a number that the gateway refuses is told at the desk and not tried again; a busy gateway is', async () => {
  const { run, db, texts, asha } = await withTexts({ contact_way: 'text' })
  let tries = 0
  const failing = (fault: 'busy' | 'refused'): TextGateway => ({
    ...texts,
    send: () => {
      tries += 1
      return Promise.reject(new SmsFailure(fault))
    },
  })
  await expect(run(failing('busy'))).rejects.toThrow('busy')
  await run(failing('refused'))
  await run(failing('refused'))
  expect(tries).toBe(2)
  expect(await listUndelivered(db, asha.id)).toMatchObject([
    { recipient: 'visitor', way: 'sms', outcome: 'refused' },
  ])
})

test('without a gateway, or without a registered template, nothing is sent', async () => {
  const { run, sent, texts } = await withTexts({ contact_way: 'text' })
  await run({ ...texts, has: () => false })
  expect(sent).toEqual([])
})
