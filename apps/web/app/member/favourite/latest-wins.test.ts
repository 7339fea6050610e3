import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Outcome } from '#api/call-api.ts'
import { latestWins } from './latest-wins.ts'

const done: Outcome<unknown> = { kind: 'done', data: {}, message: '' }

/** A server that answers on command. */
function slowServer() {
  const sent: [string, boolean][] = []
  const answers: ((outcome: Outcome<unknown>) => void)[] = []
  const toggle = latestWins((id, isFavourite) => {
    sent.push([id, isFavourite])
    return new Promise((resolve) => answers.push(resolve))
  })
  const answer = async (outcome: Outcome<unknown>) => {
    answers.shift()?.(outcome)
    await setImmediate()
  }
  return { sent, toggle, answer }
}

test('one press is one call', async () => {
  const { sent, toggle, answer } = slowServer()
  const settled = toggle('rain', true)
  await answer(done)
  expect(await settled).toEqual({ isFavourite: true })
  expect(sent).toEqual([['rain', true]])
})

test('a press during a call waits for its answer, and the last one holds', async () => {
  const { sent, toggle, answer } = slowServer()
  const settled = toggle('rain', true)
  expect(await toggle('rain', false)).toBeUndefined()
  expect(sent).toEqual([['rain', true]])
  await answer(done)
  expect(sent).toEqual([
    ['rain', true],
    ['rain', false],
  ])
  await answer(done)
  expect(await settled).toEqual({ isFavourite: false })
})

test('there and back again during a call needs no other call', async () => {
  const { sent, toggle, answer } = slowServer()
  const settled = toggle('rain', true)
  void toggle('rain', false)
  void toggle('rain', true)
  await answer(done)
  expect(await settled).toEqual({ isFavourite: true })
  expect(sent).toHaveLength(1)
})

test('what failed is as it was before, with the reason', async () => {
  const { toggle, answer } = slowServer()
  const settled = toggle('rain', true)
  await answer({ kind: 'unanswered' })
  expect(await settled).toEqual({ isFavourite: false, fault: { kind: 'unanswered' } })
})

test('a failure of what is no longer wanted is no failure', async () => {
  const { sent, toggle, answer } = slowServer()
  const settled = toggle('rain', true)
  void toggle('rain', false)
  await answer({ kind: 'unanswered' })
  expect(await settled).toEqual({ isFavourite: false })
  expect(sent).toHaveLength(1)
})

test('two things do not wait for each other', async () => {
  const { sent, toggle } = slowServer()
  void toggle('rain', true)
  void toggle('bell', false)
  expect(sent).toEqual([
    ['rain', true],
    ['bell', false],
  ])
})
