import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isAnsweringAt, watchLiveness } from './watch-liveness.ts'

/** A process that lives, and an address that answers for it or not. */
async function watched({ status }: { status: number | undefined } = { status: 200 }) {
  const server = { status, asked: 0, delayMilliseconds: 0 }
  const listener = createServer(async (_request, response) => {
    server.asked++
    if (server.delayMilliseconds > 0) await sleep(server.delayMilliseconds)
    if (server.status !== undefined) response.writeHead(server.status).end()
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  let hung = 0
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/livez`
  const stop = watchLiveness({
    isAnswering: (withinMilliseconds) => isAnsweringAt(url, withinMilliseconds),
    process: () => child,
    onHung: () => hung++,
    everyMilliseconds: 20,
  })
  onTestFinished(() => {
    stop()
    child.kill('SIGKILL')
    listener.closeAllConnections()
    listener.close()
  })
  return { server, child, hung: () => hung }
}

test('a server that gives no answer any more is ended', async () => {
  const { server, child, hung } = await watched()
  await expect.poll(() => server.asked).toBeGreaterThan(3)
  expect(hung()).toBe(0)
  server.status = undefined
  if (child.signalCode === null) await once(child, 'exit')
  expect([child.signalCode, hung()]).toEqual(['SIGKILL', 1])
})

test('a server that refuses everybody is not ended', async () => {
  const { server, child, hung } = await watched()
  server.status = 503
  await expect.poll(() => server.asked).toBeGreaterThan(30)
  expect([child.signalCode, hung()]).toEqual([null, 0])
})

test('a slow answer is an answer', async () => {
  const { server, child, hung } = await watched()
  await expect.poll(() => server.asked).toBeGreaterThan(1)
  server.delayMilliseconds = 60
  await sleep(800)
  expect([child.signalCode, hung()]).toEqual([null, 0])
})

test('a server that has never answered has twelve times as long', async () => {
  const begunAt = performance.now()
  const { child, hung } = await watched({ status: undefined })
  if (child.signalCode === null) await once(child, 'exit')
  expect([child.signalCode, hung()]).toEqual(['SIGKILL', 1])
  expect(performance.now() - begunAt).toBeGreaterThan(1_150)
})
