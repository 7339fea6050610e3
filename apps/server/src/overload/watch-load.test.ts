import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { watchLoad } from './watch-load.ts'

function keepBusy(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('security row 43: a loop that is late each time is overloaded, and is not within a second after', async () => {
  const told: boolean[] = []
  const load = watchLoad((isLate) => told.push(isLate))
  onTestFinished(load.stop)
  await sleep(600)
  expect(told).toEqual([])
  for (let n = 0; n < 6; n++) {
    keepBusy(400)
    await sleep(1)
  }
  expect(told).toEqual([true])
  // A machine that is slow for a few visitors is slow: refusing one of them would help nobody.
  const answers = Array.from({ length: 30 }, () => load.isTooMuch('last'))
  expect([answers.indexOf(true), answers.lastIndexOf(false)]).toEqual([20, 19])
  await expect.poll(() => told, { timeout: 5_000, interval: 10 }).toEqual([true, false])
  expect(load.isTooMuch('last')).toBe(false)
})

test('finding H4: in the first late half second only heavy requests are rejected', async () => {
  const late = Promise.withResolvers<void>()
  const load = watchLoad(() => late.resolve())
  onTestFinished(load.stop)
  for (let n = 0; n < 30; n++) load.isTooMuch('first')
  const busy = setInterval(() => keepBusy(300), 1)
  await late.promise
  for (let n = 0; n < 30; n++) load.isTooMuch('first')
  expect([load.isTooMuch('first'), load.isTooMuch('last')]).toEqual([true, false])
  const begunAt = performance.now()
  while (performance.now() - begunAt < 1_500) await sleep(1)
  for (let n = 0; n < 30; n++) load.isTooMuch('first')
  expect([load.isTooMuch('first'), load.isTooMuch('last')]).toEqual([true, true])
  clearInterval(busy)
})
