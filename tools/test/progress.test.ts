import { expect, test } from 'vitest'
import { showProgress } from './progress.ts'

function progressOn({ isTTY }: { isTTY: boolean }) {
  const written: string[] = []
  const time = { now: 0 }
  const output = { isTTY, columns: 120, write: (text: string) => written.push(text) }
  return { progress: showProgress(output, () => time.now), written, time }
}

test('where the output is no terminal, a line every ten seconds says what runs and how long the rest takes', () => {
  const { progress, written, time } = progressOn({ isTTY: false })
  const task = progress.start('unit tests')
  task.plan(4)
  time.now = 9_000
  task.step('a.test.ts')
  expect(written).toEqual([])
  time.now = 10_000
  task.step('b.test.ts')
  task.end('2 passed, 10 s')
  expect(written).toEqual([
    '  unit tests 2 of 4, about 10 s left b.test.ts\n',
    '  unit tests: 2 passed, 10 s\n',
  ])
})

test('a terminal shows all that runs in one line, which is written over', () => {
  const { progress, written, time } = progressOn({ isTTY: true })
  progress.start('types')
  const task = progress.start('unit tests')
  task.plan(2)
  time.now = 3_000
  task.step('a.test.ts')
  expect(written.at(-1)).toBe('\r\u001b[K  types | unit tests 1 of 2, about 3 s left a.test.ts')
})
