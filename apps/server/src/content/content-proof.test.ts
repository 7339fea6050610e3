import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { provenFetch } from './content-proof.ts'
import { watchContent } from './watch-content.ts'

const SECRET = 'the-secret-of-both'

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** As `prove-content.ts` of the content service. */
const proofOf = (secret: string, nonce: unknown) =>
  createHmac('sha256', secret).update(`content-proof.${nonce}`).digest('base64url')

const contentService =
  (secret: string): RequestListener =>
  ({ headers }, response) => {
    response.setHeader('pulli-proof', proofOf(secret, headers['pulli-nonce']))
    response.end('{}')
  }

const OTHERS: Record<string, RequestListener> = {
  'a web server that knows no page': (_request, response) => void response.writeHead(404).end(),
  'a web server that has a page for everything': (_request, response) => void response.end('<html>'),
  'the content service of another site': contentService('the-secret-of-another-site'),
  'one that repeats an earlier proof': (_request, response) => {
    response.setHeader('pulli-proof', proofOf(SECRET, 'A'.repeat(22)))
    response.end('{}')
  },
}

test('finding M3: the content service is believed by a nonce, a new one for each request', async () => {
  const nonces = new Set<unknown>()
  const url = await serving((request, response) => {
    nonces.add(request.headers['pulli-nonce'])
    contentService(SECRET)(request, response)
  })
  const ask = provenFetch(SECRET)
  for (let times = 1; times <= 3; times++) expect((await ask(`${url}/api/faqs`)).status).toBe(200)
  expect(nonces.size).toBe(3)
})

test.each(Object.entries(OTHERS))(
  'finding M3: %s is refused, and counts as no answer',
  async (_what, answer) => {
    const url = await serving(answer)
    const ask = provenFetch(SECRET)
    await expect(ask(`${url}/api/faqs`)).rejects.toThrow(
      `another service, or one with another CONTENT_SECRET, answers at ${url}`,
    )
    const watch = watchContent(url, { everyMilliseconds: 10, fetch: ask })
    onTestFinished(watch.stop)
    await expect.poll(watch.isAnswering).toBe(false)
  },
)
