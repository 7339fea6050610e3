import { expect, test } from 'vitest'
import { staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

const line = (telephone: string, parts: object = {}) => ({
  documentId: `id${telephone}`,
  name: `Line ${telephone}`,
  number: telephone,
  telephone,
  checkedOn: '2026-11-01',
  checkedBy: 'Our office',
  ...parts,
})

/** The desk of a coordinator, with a board of lines. */
async function desk(lines: object[] | Error) {
  const api = await testApi()
  api.time.now = new Date('2026-11-24T20:00:00Z')
  api.context.readCrisisLines = async () => {
    if (lines instanceof Error) throw lines
    return { data: lines }
  }
  const { browser, staffId } = await staffSession(api, ['coordinator'])
  const read = async () => (await browser.get('/test-calls')).json().data
  return { ...api, browser, staffId, read }
}

const CALL = { telephone: '181', called_on: '2026-11-25', result: 'answered', minutes: 2, language: 'Hindi' }

test('a call is logged with who made it, and the line is no longer due', async () => {
  const { browser, read, pool } = await desk([line('181')])
  const before = await read()
  // It is 1:30 in the night at the office.
  expect(before).toMatchObject({
    today: '2026-11-25',
    are_all_lines: true,
    calls: [],
    again_after_months: { standing: 3, others: 6 },
  })
  expect(
    before.lines.map((each: { telephone: string; is_due: boolean }) => [each.telephone, each.is_due]),
  ).toEqual([
    ['112', true],
    ['14416', true],
    ['181', true],
  ])
  const answer = await browser.post('/test-calls', CALL)
  expect([answer.statusCode, answer.json().data]).toMatchObject([200, { ...CALL, line: 'Line 181' }])
  const after = await read()
  expect(after.lines[2]).toMatchObject({
    telephone: '181',
    last_called_on: '2026-11-25',
    was_answered: true,
    is_due: false,
    is_hidden: false,
  })
  expect(after.calls).toEqual([answer.json().data])
  const audited = await pool.query(`select actor from audit_events where action = 'test-call.log'`)
  expect(audited.rows).toHaveLength(1)

  const { language: _, minutes: __, ...unanswered } = CALL
  const again = await browser.post('/test-calls', { ...unanswered, result: 'nobody' })
  expect(again.json().data).toMatchObject({ id: answer.json().data.id, result: 'nobody', minutes: null })
  expect((await read()).calls).toHaveLength(1)
})

test('the later call counts, of the desk or of the content service', async () => {
  const testCalls = [{ calledOn: '2026-11-20', answered: false }]
  const { browser, read } = await desk([line('181', { testCalls }), line('1', { isHidden: true })])
  const lineOf = async (telephone: string) =>
    (await read()).lines.find((each: { telephone: string }) => each.telephone === telephone)
  expect(await lineOf('181')).toMatchObject({
    last_called_on: '2026-11-20',
    was_answered: false,
    is_due: false,
    is_hidden: true,
  })
  expect(await lineOf('1')).toMatchObject({ is_hidden: true, is_due: true, last_called_on: null })
  await browser.post('/test-calls', { ...CALL, called_on: '2026-11-19' })
  expect(await lineOf('181')).toMatchObject({ last_called_on: '2026-11-20', was_answered: false })
  await browser.post('/test-calls', { ...CALL, called_on: '2026-11-20' })
  expect(await lineOf('181')).toMatchObject({ last_called_on: '2026-11-20', was_answered: true })
})

test('while the content service is away the two lines that always stand can be logged', async () => {
  const { browser, read } = await desk(new Error('down'))
  expect(await read()).toMatchObject({
    are_all_lines: false,
    lines: [{ telephone: '112' }, { telephone: '14416' }],
  })
  expect((await browser.post('/test-calls', { ...CALL, telephone: '14416' })).statusCode).toBe(200)
  expect((await browser.post('/test-calls', CALL)).statusCode).toBe(422)
})

test.for([
  [{ telephone: '999' }, 'telephone'],
  [{ telephone: undefined }, 'telephone'],
  [{ called_on: '2026-11-26' }, 'called_on'],
  [{ called_on: '2026-10-25' }, 'called_on'],
  [{ called_on: 'yesterday' }, 'called_on'],
  [{ result: '' }, 'result'],
  [{ result: 'engaged' }, 'minutes'],
  [{ result: 'nobody', minutes: null }, 'language'],
  [{ minutes: 241 }, 'minutes'],
  [{ minutes: 'two' }, 'minutes'],
  [{ language: 'x'.repeat(41) }, 'language'],
] as const)('%o is refused with a word beside its field, and nothing is stored', async ([change, field]) => {
  const { browser, read } = await desk([line('181')])
  const answer = await browser.post('/test-calls', { ...CALL, ...change })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().data.fields)).toContain(field)
  expect((await read()).calls).toEqual([])
})
