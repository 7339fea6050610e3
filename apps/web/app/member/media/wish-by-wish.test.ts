import { expect, test } from 'vitest'
import type { Outcome } from '#member/session/ask.ts'
import { wishByWish } from './wish-by-wish.ts'

const done: Outcome<unknown> = { kind: 'done', data: {}, message: '' }

/** A server that answers when it is told to. */
function slowServer() {
  const sent: [string, boolean][] = []
  const answers: ((outcome: Outcome<unknown>) => void)[] = []
  const wish = wishByWish((id, isFavourite) => {
    sent.push([id, isFavourite])
    return new Promise((resolve) => answers.push(resolve))
  })
  const answer = async (outcome: Outcome<unknown>) => {
    answers.shift()?.(outcome)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { sent, wish, answer }
}

test('one wish is one call', async () => {
  const { sent, wish, answer } = slowServer()
  const settled = wish('rain', true)
  await answer(done)
  expect(await settled).toEqual({ isFavourite: true })
  expect(sent).toEqual([['rain', true]])
})

test('a press during a call waits for its answer, and the last one holds', async () => {
  const { sent, wish, answer } = slowServer()
  const settled = wish('rain', true)
  expect(await wish('rain', false)).toBeUndefined()
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
  const { sent, wish, answer } = slowServer()
  const settled = wish('rain', true)
  void wish('rain', false)
  void wish('rain', true)
  await answer(done)
  expect(await settled).toEqual({ isFavourite: true })
  expect(sent).toHaveLength(1)
})

test('what failed is as it was before, with the reason', async () => {
  const { wish, answer } = slowServer()
  const settled = wish('rain', true)
  await answer({ kind: 'unanswered' })
  expect(await settled).toEqual({ isFavourite: false, fault: { kind: 'unanswered' } })
})

test('a failure of what is no longer wished is no failure', async () => {
  const { sent, wish, answer } = slowServer()
  const settled = wish('rain', true)
  void wish('rain', false)
  await answer({ kind: 'unanswered' })
  expect(await settled).toEqual({ isFavourite: false })
  expect(sent).toHaveLength(1)
})

test('two things do not wait for each other', async () => {
  const { sent, wish } = slowServer()
  void wish('rain', true)
  void wish('bell', false)
  expect(sent).toEqual([
    ['rain', true],
    ['bell', false],
  ])
})
