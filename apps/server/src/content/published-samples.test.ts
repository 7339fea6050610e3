import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { publishedSamples } from './ask-content.ts'

const ENTRY = {
  uid: 'api::team.team',
  documentId: 'abc',
  kind: 'collectionType',
  type: 'Team',
  samples: [{ place: '', value: 'Dr Meera Nair' }],
}

async function contentService() {
  const service = { status: 200, body: { data: [ENTRY] } as object, asked: [] as (string | undefined)[] }
  const server = createServer((request, response) => {
    service.asked.push(`${request.url} ${request.headers.authorization}`)
    response.writeHead(service.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(service.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { service, read: publishedSamples({ contentUrl: `http://127.0.0.1:${port}`, secret: 's' }) }
}

test('the samples are asked for with the secret, and once for many readers', async () => {
  const { service, read } = await contentService()
  expect(await Promise.all([read(), read()])).toEqual([[ENTRY], [ENTRY]])
  expect(service.asked).toEqual(['/api/samples Bearer s'])
})

test('an error and an answer of another shape are no samples, and are not kept', async () => {
  const { service, read } = await contentService()
  service.status = 404
  await expect(read()).rejects.toThrow('answered 404')
  service.status = 200
  service.body = { data: [{ uid: 1 }] }
  await expect(read()).rejects.toThrow()
  service.body = { data: [] }
  expect(await read()).toEqual([])
})
