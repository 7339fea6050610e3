import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { watchContent } from './watch-content.ts'

/** A content service that answers with a status, or takes the question and says nothing. */
async function contentService() {
  const service = { status: 204 as number | undefined, asked: [] as (string | undefined)[] }
  const server = createServer((request, response) => {
    service.asked.push(request.url)
    if (service.status !== undefined) response.writeHead(service.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { service, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function watching(url: string, limitMilliseconds: number) {
  const watch = watchContent(url, { everyMilliseconds: 10, limitMilliseconds })
  onTestFinished(watch.stop)
  return watch
}

test('a content service that hangs is noticed without any reader, and so is its return', async () => {
  const { service, url } = await contentService()
  const watch = watching(url, 200)
  await expect.poll(() => service.asked.length).toBeGreaterThan(0)
  expect(watch.isAnswering()).toBe(true)
  service.status = undefined
  await expect.poll(watch.isAnswering).toBe(false)
  service.status = 204
  await expect.poll(watch.isAnswering).toBe(true)
})

test('an error or a closed port is no answer, and a stopped watch asks no more', async () => {
  const { service, server, url } = await contentService()
  const watch = watching(url, 5_000)
  service.status = 500
  await expect.poll(watch.isAnswering).toBe(false)
  service.status = 404
  await expect.poll(watch.isAnswering).toBe(true)
  server.closeAllConnections()
  server.close()
  await expect.poll(watch.isAnswering).toBe(false)
  watch.stop()
  expect(new Set(service.asked)).toEqual(new Set(['/_health']))
})
