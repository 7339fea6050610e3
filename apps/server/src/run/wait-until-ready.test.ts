import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { waitUntilReady } from './wait-until-ready.ts'

/** A server with scripted answers, one after the other, and the last one for ever. */
async function serverThatAnswers(...statuses: number[]) {
  const asked = { times: 0 }
  const server = createServer((_request, response) => {
    const status = statuses[Math.min(asked.times++, statuses.length - 1)] ?? 500
    response.writeHead(status).end('{"status":"waiting for content"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz` }
}

const tell = () => undefined

test('operate, low: a start ends when the server is ready, and not when it only listens', async () => {
  const { asked, url } = await serverThatAnswers(503, 503, 200)
  expect(await waitUntilReady(url, { mainProcess: process.pid, tell })).toBe(true)
  expect(asked.times).toBe(3)
})

test('operate, low: a start whose process is gone has failed, and is not waited for', async () => {
  const { url } = await serverThatAnswers(503)
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  expect(await waitUntilReady(url, { mainProcess: child.pid, tell })).toBe(false)
})
