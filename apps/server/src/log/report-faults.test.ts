import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** A process that runs until an uncaught error. */
function processWith(fault: string) {
  const program = `
    import { reportFaults } from '${new URL('./report-faults.ts', import.meta.url)}'
    const say = (level) => (fields, message) => console.log(JSON.stringify({ level, ...fields, message }))
    reportFaults({
      log: { error: say('error'), fatal: say('fatal') },
      endWithFault: () => setImmediate(() => { console.log('answered what was under way'); process.exit(1) }),
    })
    setImmediate(() => { ${fault} })
    let turns = 0
    const goOn = () => {
      if (++turns < 20) return setImmediate(goOn)
      console.log('went on')
      process.exit(0)
    }
    goOn()`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
    { encoding: 'utf8', timeout: 20_000 },
  )
  const [line = '', ...later] = stdout.trim().split('\n')
  return { status, stderr, told: JSON.parse(line), later }
}

const SECRET = '+91 98765 43210'

test('finding code bug 1: an unhandled rejection is logged, and the server keeps running', () => {
  const { status, stderr, told, later } = processWith(
    `Promise.reject(Object.assign(new Error('${SECRET}'), { code: 'ENOTEMPTY' }))`,
  )
  expect([status, stderr, later]).toEqual([0, '', ['went on']])
  expect(told).toMatchObject({ level: 'error', error: { type: 'Error', code: 'ENOTEMPTY' } })
  expect(told.error.at.length).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toContain(SECRET)
})

test('finding code bug 1: an uncaught exception is logged, and the server shuts down cleanly', () => {
  const { status, stderr, told, later } = processWith(`throw new TypeError('${SECRET}')`)
  expect([status, stderr, later]).toEqual([1, '', ['answered what was under way']])
  expect(told).toMatchObject({ level: 'fatal', error: { type: 'TypeError' } })
  expect(JSON.stringify(told)).not.toContain(SECRET)
})
