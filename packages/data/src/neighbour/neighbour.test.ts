import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NeighbourAway, type NeighbourOptions, type NeighbourState, neighbour } from './neighbour.ts'

const WITHIN = 2_000
const PAUSE = 10_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

function fileServer(options: Partial<NeighbourOptions> = {}) {
  const changes: NeighbourState['circuit'][] = []
  const folder = neighbour({
    name: 'keys',
    withinMilliseconds: WITHIN,
    atOnce: 2,
    pauseMilliseconds: PAUSE,
    onChange: ({ circuit }) => changes.push(circuit),
    ...options,
  })
  const circuit = () => folder.state().circuit
  return { folder, changes, circuit }
}

const answers = async () => 'read'
const refuses = () => Promise.reject(new Error('refused'))
/** As a file system call on a mount that hangs: it knows no signal. */
const hangs = () => new Promise<string>(() => undefined)

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: Error) => (error instanceof NeighbourAway ? error.reason : error.message),
  )

test('a call that never returns ends within its time, and the signal tells it', async () => {
  const { folder } = fileServer()
  let signal: AbortSignal | undefined
  const call = outcomeOf(
    folder.call((given) => {
      signal = given
      return hangs()
    }),
  )
  await vi.advanceTimersByTimeAsync(WITHIN - 1)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await call).toBe('late')
  expect(signal?.aborted).toBe(true)
  expect(folder.state().ends).toEqual({ answered: 0, failed: 0, late: 1, refused: 0 })
})

test('calls that were given up and have not ended count as under way: no third one waits with them', async () => {
  const { folder } = fileServer({ failures: 99 })
  const hung = [outcomeOf(folder.call(hangs)), outcomeOf(folder.call(hangs))]
  expect(await outcomeOf(folder.call(answers))).toBe('full')
  await vi.advanceTimersByTimeAsync(WITHIN)
  expect(await Promise.all(hung)).toEqual(['late', 'late'])
  // No more calls are made: the circuit is open, however many failures it would take.
  expect(await outcomeOf(folder.call(answers))).toBe('paused')
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(await outcomeOf(folder.call(answers))).toBe('full')
  expect(folder.state()).toMatchObject({ circuit: 'open', underWay: 2, ends: { late: 2, refused: 3 } })
})

test('after three failures in a row the circuit opens and says since when; after a pause one call tries', async () => {
  const { folder, changes, circuit } = fileServer()
  for (let tries = 1; tries <= 3; tries++) {
    expect(circuit()).toBe('closed')
    expect(await outcomeOf(folder.call(refuses))).toBe('refused')
  }
  expect(folder.state()).toMatchObject({ circuit: 'open', since: new Date(), answeredAt: undefined })
  expect(await outcomeOf(folder.call(answers))).toBe('paused')

  await vi.advanceTimersByTimeAsync(PAUSE)
  const begun = Promise.withResolvers<string>()
  const trial = outcomeOf(folder.call(() => begun.promise))
  expect(await outcomeOf(folder.call(answers))).toBe('paused')
  begun.resolve('read')
  expect(await trial).toBe('answered')
  expect(folder.state()).toMatchObject({ circuit: 'closed', since: new Date(), answeredAt: new Date() })
  expect(await outcomeOf(folder.call(answers))).toBe('answered')
  expect(changes).toEqual(['open', 'closed'])
})

test('a trial that fails pauses again, and the circuit is open since its first failure', async () => {
  const { folder, changes } = fileServer()
  for (let tries = 1; tries <= 3; tries++) await outcomeOf(folder.call(refuses))
  const { since } = folder.state()
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(await outcomeOf(folder.call(refuses))).toBe('refused')
  expect(await outcomeOf(folder.call(answers))).toBe('paused')
  expect(folder.state().since).toEqual(since)
  expect(changes).toEqual(['open'])
})

test('an answer in between, a refusal that is an answer and what the neighbour says by itself keep the circuit closed', async () => {
  const { folder, circuit } = fileServer({ isAnswer: (error) => (error as Error).message === 'no such key' })
  for (const between of [
    () => folder.call(answers),
    () => outcomeOf(folder.call(() => Promise.reject(new Error('no such key')))),
    async () => folder.markAnswered(),
  ]) {
    await outcomeOf(folder.call(refuses))
    await outcomeOf(folder.call(refuses))
    await between()
    await outcomeOf(folder.call(refuses))
    expect(circuit()).toBe('closed')
    folder.markAnswered()
  }
})

test('a call that answers after it was given up closes the circuit; one that fails then changes nothing', async () => {
  const { folder, circuit } = fileServer({ failures: 1, atOnce: 3 })
  const mount = Promise.withResolvers<string>()
  const given = outcomeOf(folder.call(() => mount.promise))
  await vi.advanceTimersByTimeAsync(WITHIN)
  expect([await given, circuit()]).toEqual(['late', 'open'])
  mount.resolve('read')
  await turn()
  expect([circuit(), folder.state().underWay]).toEqual(['closed', 0])

  const other = Promise.withResolvers<string>()
  const failing = outcomeOf(folder.call(() => other.promise))
  await vi.advanceTimersByTimeAsync(WITHIN)
  expect(await failing).toBe('late')
  other.reject(new Error('stale file handle'))
  await turn()
  expect(folder.state()).toMatchObject({ circuit: 'open', underWay: 0, ends: { late: 2, failed: 0 } })
})

test('whatever a neighbour does, no call outlives its time, never more are under way than allowed, and each is counted once', async () => {
  const behaviour = fc.constantFrom(answers, refuses, hangs)
  const steps = fc.array(fc.record({ run: behaviour, pass: fc.integer({ min: 0, max: 3 * WITHIN }) }), {
    maxLength: 30,
  })
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (calls, atOnce) => {
      const { folder } = fileServer({ atOnce })
      const outcomes: string[] = []
      for (const { run, pass } of calls) {
        void outcomeOf(folder.call<string>(run)).then((outcome) => outcomes.push(outcome))
        expect(folder.state().underWay).toBeLessThanOrEqual(atOnce)
        await vi.advanceTimersByTimeAsync(pass)
      }
      await vi.advanceTimersByTimeAsync(WITHIN)
      expect(outcomes).toHaveLength(calls.length)
      const { ends } = folder.state()
      expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(calls.length)
    }),
  )
})
