import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { logOutput } from './log-file.ts'

/** Runs a program whose output is logged, and returns the lines of the log. */
async function logOf(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-output-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'logs/content.log')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await logOutput(child, { path, source: { process: 'content' } })
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line))
}

test('operate §1: lines in the form of all logs are kept as they are, and others become one', async () => {
  const own = { level: 'warn', time: '2026-11-24T10:00:00.000Z', process: 'content', msg: 'its own' }
  const lines = await logOf(
    `process.stdout.write(${JSON.stringify(`${JSON.stringify(own)}\n`)}); console.log('{"a": 1}'); process.stdout.write('the end')`,
  )
  expect(lines[0]).toEqual(own)
  expect(lines.slice(1)).toEqual([
    { level: 'info', time: expect.any(String), process: 'content', msg: '{"a": 1}' },
    { level: 'info', time: expect.any(String), process: 'content', msg: 'the end' },
  ])
})

test('operate §1: an error that nobody caught is told with its stack in one line', async () => {
  const lines = await logOf(`setTimeout(() => { throw new TypeError('it broke') })`)
  const told = lines.filter(({ msg }) => msg.includes('it broke') && msg.includes('\n    at '))
  expect(told).toMatchObject([{ level: 'error', process: 'content' }])
})

test('operate, low: a warning of Node is none of its errors, though it comes the same way', async () => {
  const lines = await logOf(
    `process.emitWarning('a module is old', 'DeprecationWarning', 'DEP0040'); setImmediate(() => console.error('an error'))`,
  )
  const told = lines.map(({ level, msg }) => [level, msg.replace(/\d+/, '1')])
  expect(told).toEqual([
    ['warn', '(node:1) [DEP0040] DeprecationWarning: a module is old'],
    ['warn', '(Use `node --trace-deprecation ...` to show where the warning was created)'],
    ['error', 'an error'],
  ])
})
