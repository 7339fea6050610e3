import { expect, test } from 'vitest'
import { latestLetter } from './latest-letter.ts'

const answering = (data: unknown) => ({ read: async () => data })

test('D31 the latest newsletter is the one mailed to subscribers', async () => {
  const record = { documentId: 'l4', title: 'Small talk', date: '2026-12-01', summary: 'On a bus.', issue: 4 }
  expect(await latestLetter(answering({ data: [record] }))).toEqual({
    id: 'l4',
    title: 'Small talk',
    summary: 'On a bus.',
    publishedOn: '2026-12-01',
  })
})

test('without a newsletter, or without its date, nobody is mailed', async () => {
  expect(await latestLetter(answering({ data: [] }))).toBeUndefined()
  expect(await latestLetter(answering({ data: [{ documentId: 'l1', title: 'No day' }] }))).toBeUndefined()
})
