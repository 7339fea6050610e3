import { expect, onTestFinished, test, vi } from 'vitest'
import { contentAdmin } from './content-admin.ts'
import { stack } from './shared-stack.ts'

const CALL = '/api/v1/mwellness/crisis-lines'
const TYPE = 'crisis-line'

interface Line {
  readonly telephone: string
  readonly is_open: boolean | null
  readonly checked_on: string | null
  readonly asked_on: string | null
  readonly is_check_overdue: boolean
  readonly last_test_call: { readonly was_answered: boolean } | null
}

const ask = (headers: Record<string, string> = {}) => fetch(`${stack.siteUrl}${CALL}`, { headers })

async function listed(): Promise<Line[]> {
  return ((await (await ask()).json()) as { data: Line[] }).data
}

const page = async () => (await fetch(`${stack.siteUrl}/crisis`)).text()

const daysAgo = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

/** A line that only the test needs. */
async function ownLine(data: object) {
  const admin = await contentAdmin()
  const telephone = `+9111${String(Date.now()).slice(-8)}`
  const line = {
    name: `Line of a test ${telephone}`,
    number: telephone,
    telephone,
    kind: 'talk',
    order: 99,
    isHidden: false,
    ...data,
  }
  const id = await admin.createAndPublish(TYPE, line)
  onTestFinished(() => admin.remove(TYPE, id))
  return { admin, id, line, telephone }
}

/** A publication shows within seconds. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 250 })

test('the crisis lines of the API are those of the page, in the same order, with the days of their checks', async () => {
  const lines = await listed()
  expect(lines.slice(0, 2).map(({ telephone }) => telephone)).toEqual(['112', '14416'])
  const seeded = [
    '1098',
    '181',
    '14567',
    '14446',
    '15100',
    '1930',
    '+917893078930',
    '+919999666555',
    '+919152987821',
  ]
  expect(lines.map(({ telephone }) => telephone)).toEqual(expect.arrayContaining(seeded))
  for (const { checked_on, asked_on } of lines) expect(checked_on ?? asked_on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const html = await page()
  const main = html.slice(html.indexOf('<main'))
  const places = lines.map(({ telephone }) => main.indexOf(`href="tel:${telephone}"`))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('the answer is public, compressed, kept for a minute and revalidated by its ETag', async () => {
  const first = await ask()
  const { headers } = first
  expect(headers.get('cache-control')).toBe('public, max-age=60, stale-if-error=86400')
  expect(headers.get('content-encoding')).toBeTruthy()
  expect(headers.get('set-cookie')).toBeNull()
  const again = await ask({ 'if-none-match': headers.get('etag') ?? '' })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([
    304,
    '',
    headers.get('etag'),
  ])
  expect((await fetch(`${stack.siteUrl}${CALL}`, { method: 'POST' })).status).toBe(405)
  expect((await fetch(`${stack.siteUrl}${CALL}?page=2`)).status).toBe(422)
})

test('a test call that failed hides a line within seconds, and an answered one brings it back', async () => {
  const { admin, id, line, telephone } = await ownLine({ checkedOn: '2026-01-01', checkedBy: 'Our office' })
  const find = async () => (await listed()).find((one) => one.telephone === telephone)
  await soon(async () => expect(await find()).toMatchObject({ is_check_overdue: true }))
  const missed = { calledOn: daysAgo(2), answered: false, caller: 'A. Rao' }
  await admin.edit(TYPE, id, { ...line, testCalls: [missed] })
  await soon(async () => expect(await find()).toBeUndefined())
  await soon(async () => expect(await page()).not.toContain(line.name))
  const answered = { calledOn: daysAgo(1), answered: true, minutes: 4, language: 'Hindi', caller: 'A. Rao' }
  await admin.edit(TYPE, id, { ...line, testCalls: [missed, answered] })
  await soon(async () =>
    expect(await find()).toMatchObject({
      is_check_overdue: false,
      checked_on: daysAgo(1),
      last_test_call: { was_answered: true },
    }),
  )
  await soon(async () => expect(await page()).toContain('Our test call was answered after 4 min, in Hindi.'))
  for (const text of [await (await ask()).text(), await page()]) expect(text).not.toContain('A. Rao')
})

test('a number that cannot be dialled is refused with what to write, and nothing is stored', async () => {
  const admin = await contentAdmin()
  const line = { name: 'Wrong', number: '044-24640050', telephone: '044-24640050', kind: 'talk' }
  await expect(admin.create(TYPE, line)).rejects.toThrow(/Number as dialled.*digits only/)
  expect((await listed()).map(({ telephone }) => telephone)).not.toContain(line.telephone)
})
