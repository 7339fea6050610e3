import { expect, test } from 'vitest'
import { latestLetter } from './latest-letter.ts'

const answering = (data: unknown) => ({ read: async () => data })

test('D31 the latest newsletter is the one mailed to subscribers', async () => {
  const record = { documentId: 'l4', title: 'Small talk', date: '2026-12-01', summary: 'On a bus.', issue: 4 }
  expect(await latestLetter(answering({ data: [record] }), new Date('2026-12-01T00:00:00+05:30'))).toEqual({
    id: 'l4',
    title: 'Small talk',
    summary: 'On a bus.',
    publishedOn: '2026-12-01',
  })
})

test('without a newsletter, or without its date, nobody is mailed', async () => {
  expect(await latestLetter(answering({ data: [] }), new Date())).toBeUndefined()
  expect(
    await latestLetter(answering({ data: [{ documentId: 'l1', title: 'No day' }] }), new Date()),
  ).toBeUndefined()
})

test.each([
  ['2026-12-31T23:59:00+05:30', 'december'],
  ['2027-01-01T00:00:00+05:30', 'january'],
  ['2027-01-31T20:00:00+05:30', 'january'],
  ['2027-02-01T00:00:00+05:30', 'february'],
])(
  'finding editors 2: letters of later days wait in order: at %s the latest is that of %s',
  async (now, id) => {
    const data = [
      { documentId: 'january', title: 'A year', date: '2027-01-01' },
      { documentId: 'february', title: 'Kites', date: '2027-02-01' },
      { documentId: 'december', title: 'Small talk', date: '2026-12-01' },
    ]
    expect((await latestLetter(answering({ data }), new Date(now)))?.id).toBe(id)
  },
)
