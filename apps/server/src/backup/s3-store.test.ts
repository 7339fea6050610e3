import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { s3Store } from './s3-store.ts'

const SHORT = { connectionTimeout: 300, socketTimeout: 300 }

/** An endpoint that takes every request, and then does what a test says. */
async function endpoint(answer: (response: ServerResponse) => void) {
  const asked: string[] = []
  const server = createServer(({ method }, response) => {
    asked.push(method ?? '')
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    vi.unstubAllEnvs()
  })
  const settings = {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'ap-south-1',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return { target: s3Store('s3://backups/of-pulli', { forcePathStyle: true, requestHandler: SHORT }), asked }
}

test('finding H3: an endpoint that takes a request and says nothing is given up after three attempts, whatever is asked', async () => {
  const { target, asked } = await endpoint(() => undefined)
  const calls: Record<string, () => Promise<unknown>> = {
    PUT: () => target.put('a.txt', Readable.from([Buffer.from('a')])),
    GET: () => target.get('a.txt'),
    DELETE: () => target.remove('a.txt'),
  }
  for (const [method, call] of Object.entries(calls)) {
    asked.length = 0
    await expect(call(), method).rejects.toThrow(/timed out|TimeoutError/)
    expect(asked).toEqual([method, method, method])
  }
  await expect(target.list('erasures')).rejects.toThrow(/timed out|TimeoutError/)
})

test('finding H3: a file that stops in its middle is an error, and no short file', async () => {
  const { target } = await endpoint((response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('the first bytes')
  })
  await expect(target.get('a.txt').then(text)).rejects.toThrow(/timed out|TimeoutError/)
})

test('an endpoint that answers as a web server, with a page for everything, has stored nothing', async () => {
  const { target } = await endpoint(
    (response) => void response.end('<!doctype html><title>Welcome to nginx!</title>'),
  )
  await expect(target.put('a.txt', Readable.from([Buffer.from('a')]))).rejects.toThrow(
    's3://backups did not confirm that it stored a file.',
  )
})
