import fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ApiContext } from '#context.ts'
import { serveCalls } from '#http/serve-calls.ts'
import { crisisLinesCalls } from './crisis-lines-calls.ts'

const ALL_DAY = [{ days: 'Every day', from: '00:00:00', to: '00:00:00' }]
const CHECKED = '2026-11-01'

/** The one route, which needs no database. It is 2 o'clock at night in India. */
async function crisisApi(lines: object[] | Error) {
  const time = { now: new Date('2026-11-22T20:30:00Z') }
  const app = fastify()
  app.setSerializerCompiler(serializerCompiler)
  const context = {
    clock: () => time.now,
    logger: { warn: () => undefined },
    readCrisisLines: async () => {
      if (lines instanceof Error) throw lines
      return { data: lines }
    },
  } as unknown as ApiContext
  serveCalls(app, context, { calls: crisisLinesCalls, authenticate: () => undefined })
  onTestFinished(() => app.close())
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/crisis-lines', headers })
  return { ask, time }
}

const line = (telephone: string, parts: object = {}) => ({
  documentId: `id${telephone}`,
  name: `Line ${telephone}`,
  number: telephone,
  telephone,
  checkedOn: CHECKED,
  checkedBy: 'Our office',
  ...parts,
})

describe('GET /crisis-lines', () => {
  test('answers 112 and 14416 without the content service, with both numbers of Tele-MANAS', async () => {
    const { ask } = await crisisApi(new Error('down'))
    const { data, error, message } = (await ask()).json()
    expect(error).toBe(false)
    expect(message).toMatch(/Only the two numbers that are always here/)
    expect(data).toMatchObject([
      { telephone: '112', kind: 'emergency', is_open: true, cost: 'Free', checked_on: '2026-02-15' },
      { telephone: '14416', alternative_telephone: '18008914416', is_open: true, is_standing: true },
    ])
    expect(data).toHaveLength(2)
  })

  test('keeps 112 and 14416 first whatever an editor entered about them', async () => {
    const { ask } = await crisisApi([
      line('181', { openingHours: ALL_DAY }),
      line('14416', {
        isHidden: true,
        note: 'Answers in Hindi first.',
        testCalls: [{ calledOn: '2026-11-20', answered: false }],
      }),
    ])
    const { data } = (await ask()).json()
    expect(data.map(({ telephone }: { telephone: string }) => telephone)).toEqual(['112', '14416', '181'])
    expect(data[1]).toMatchObject({
      note: 'Answers in Hindi first.',
      hours: 'Day and night',
      is_open: true,
      last_test_call: { called_on: '2026-11-20', was_answered: false, minutes: null, language: null },
    })
  })

  test('computes what is open now, and what was not checked for long', async () => {
    const { ask, time } = await crisisApi([
      line('1', { checkedOn: '2026-02-15', checkedBy: 'Public sources' }),
      line('2', { openingHours: [{ days: 'Every day', from: '08:00:00.000', to: '20:00:00.000' }] }),
      line('3', { hoursNote: 'Not at night.', checkedOn: null, checkedBy: null }),
      line('4', { testCalls: [{ calledOn: '2026-11-20', answered: true, minutes: 3, language: 'Hindi' }] }),
      line('5', { testCalls: [{ calledOn: '2026-11-20', answered: false }] }),
    ])
    const { data } = (await ask()).json()
    expect(data.slice(2)).toMatchObject([
      { telephone: '2', is_open: false, hours: '08:00 AM to 08:00 PM', is_check_overdue: false },
      { telephone: '4', checked_on: '2026-11-20', checked_by: 'provider', checked_days_ago: 3 },
      { telephone: '1', is_check_overdue: true, checked_by: 'public-sources', checked_days_ago: 281 },
      { telephone: '3', is_open: null, hours: 'Not at night.', checked_on: null, checked_by: null },
    ])
    time.now = new Date('2026-11-23T06:00:00Z')
    expect((await ask()).json().data[2]).toMatchObject({ telephone: '2', is_open: true })
  })

  test('can be kept by a browser for a minute, and is revalidated by its ETag', async () => {
    const { ask, time } = await crisisApi([
      line('2', { openingHours: [{ days: 'Every day', from: '08:00:00', to: '20:00:00' }] }),
    ])
    const first = await ask()
    const { etag } = first.headers
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-if-error=86400')
    const again = await ask({ 'if-none-match': String(etag) })
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag])
    // A line has opened since.
    time.now = new Date('2026-11-23T06:00:00Z')
    expect((await ask({ 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  test('leaves out a record that names no number, and shows the others', async () => {
    const { ask } = await crisisApi([{ documentId: 'a', name: 'Broken' }, line('181')])
    const { data } = (await ask()).json()
    expect(data.map(({ telephone }: { telephone: string }) => telephone)).toEqual(['112', '14416', '181'])
  })
})
