import { expect, onTestFinished, test } from 'vitest'
import { expectNoSlower } from '../../tools/test/recorded-figures.ts'
import { contentAdmin } from './content-admin.ts'
import { stack } from './shared-stack.ts'
import { twoReplicas } from './two-replicas.ts'

/** A publication must be visible within 5 s. */
const MOST_MILLISECONDS = 5_000
const WITHIN = { timeout: 4 * MOST_MILLISECONDS, interval: 50 }

async function publishFaq() {
  const admin = await contentAdmin()
  const question = `Mark ${crypto.randomUUID()}?`
  const id = await admin.createAndPublish('faq', { question, answer: 'A test editor answers.', order: 1 })
  onTestFinished(() => admin.remove('faq', id))
  return { question, publishedAt: performance.now() }
}

function expectSoon(name: string, publishedAt: number) {
  const milliseconds = performance.now() - publishedAt
  expect(milliseconds).toBeLessThan(MOST_MILLISECONDS)
  expectNoSlower(name, milliseconds)
}

test('a publication is on the home page within 5 s', async () => {
  const home = () => fetch(stack.siteUrl).then((answer) => answer.text())
  await home()
  const { question, publishedAt } = await publishFaq()
  await expect.poll(home, WITHIN).toContain(question)
  expectSoon('a publication on the home page', publishedAt)
})

test('security row 53: a publication is on both servers within 5 s, although only one is notified', {
  timeout: 180_000,
}, async () => {
  const two = await twoReplicas()
  onTestFinished(async () => void (await two.stop()), 60_000)
  const isAt = (text: string) =>
    Promise.all((['a', 'b'] as const).map(async (at) => (await two.page(at, '/')).includes(text)))
  // Both have the previous page.
  await isAt('')
  const { question } = await publishFaq()
  const toldAt = performance.now()
  const told = await fetch(`${two.urls.a}/internal/content-changed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stack.contentSecret}` },
    body: JSON.stringify({ event: 'entry.publish' }),
  })
  expect(told.status).toBe(200)
  await expect.poll(() => isAt(question), WITHIN).toEqual([true, true])
  expectSoon('a publication on a server that was not told', toldAt)
})
