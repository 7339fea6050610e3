import { expect, onTestFinished, test } from 'vitest'
import { SLOW, slowCrowd, slowSocket } from '../slow-sockets.ts'
import { patientFetch } from './patient-fetch.ts'
import { stack } from './shared-stack.ts'

// How soon they are closed, and how long a visitor waits, is measured in slow-sockets.measure.stack.test.ts.

test('security row 41: slow headers, a slow body and an idle socket are closed', {
  timeout: 120_000,
}, async () => {
  const sockets = SLOW.map((slowness) => slowSocket(stack.siteUrl, slowness))
  onTestFinished(() => {
    for (const { destroy } of sockets) destroy()
  })
  const times = await Promise.all(sockets.map(({ closedAfter }) => closedAfter))
  expect(times).toHaveLength(4)
})

const PATHS = ['/', '/blog-grid?q=sleep', '/crisis', '/api/faqs?populate=*']
const [VISITORS, ROUNDS] = [5, 3]

test('security row 42: with three hundred slow sockets every visitor gets pages', {
  timeout: 120_000,
}, async () => {
  const crowd = await slowCrowd(stack.siteUrl, 300)
  onTestFinished(crowd.leave)
  const visit = async () => {
    const statuses: number[] = []
    for (const path of Array.from({ length: ROUNDS }, () => PATHS).flat()) {
      const answer = await patientFetch(stack.siteUrl + path)
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
    return statuses
  }
  const statuses = (await Promise.all(Array.from({ length: VISITORS }, visit))).flat()
  expect(statuses).toEqual(Array(VISITORS * ROUNDS * PATHS.length).fill(200))
})
