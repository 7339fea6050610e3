import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { encryptAmongVisits } from '#testing/encrypt-among-visits.ts'
import { expectNoSlower } from '../../../../tools/test/recorded-figures.ts'

/**
 * How late a thread that only sleeps woke up at most: so long the machine itself lets everybody wait. It is a thread of its
 * own, because a job that holds up this one would have to be seen.
 */
function watchMachine() {
  const sleeper = new Worker(
    `const { parentPort } = require('node:worker_threads')
     let [wokeAt, latest] = [performance.now(), 0]
     setInterval(() => {
       const now = performance.now()
       const late = now - wokeAt - 5
       wokeAt = now
       if (late > latest) parentPort.postMessage((latest = late))
     }, 5)`,
    { eval: true },
  )
  let latest = 0
  sleeper.on('message', (late: number) => {
    latest = late
  })
  onTestFinished(() => void sleeper.terminate())
  return () => latest
}

test('security row 54: nobody notices that a million notes of before are being encrypted', async () => {
  const machineWasLate = watchMachine()
  const waits = await encryptAmongVisits(1_000_000, () => sleep(5))
  expect(waits.length).toBeGreaterThan(20)
  waits.sort((one, other) => one - other)
  // A check-in and a month's list.
  const longest = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN
  expect(longest).toBeLessThan(1_000 + machineWasLate())
  expectNoSlower('a visit while a million notes are encrypted, of a hundred the second slowest', longest)
}, 1_200_000)
