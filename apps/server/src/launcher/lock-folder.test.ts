import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tryLock } from './lock-folder.mjs'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const isHolding = () => true
const hasEnded = () => false

test('a held lock names its holder, and a released one is free at once', () => {
  const folder = newFolder()
  const first = tryLock(folder, isHolding)
  expect(tryLock(folder, isHolding).holder).toMatchObject({ pid: process.pid })
  first.lock?.announceStop()
  expect(tryLock(folder, isHolding).holder).toMatchObject({ pid: process.pid, isStopping: true })
  first.lock?.release()
  expect(tryLock(folder, isHolding).lock).toBeDefined()
  expect(readdirSync(folder)).toEqual(['2.lock'])
})

test('finding code bug 9: of two that find the holder dead at the same time, one gets the lock', () => {
  const folder = newFolder()
  tryLock(folder)
  let quick: ReturnType<typeof tryLock> | undefined
  const slow = tryLock(folder, () => {
    if (quick) return true
    // While one looks at the dead holder, another has looked already and takes its place.
    quick = tryLock(folder, hasEnded)
    return false
  })
  expect(quick?.lock).toBeDefined()
  expect(slow.lock).toBeUndefined()
})

test('finding code bug 9: who looked long ago takes no number that was swept up since', () => {
  const folder = newFolder()
  tryLock(folder)
  let looks = 0
  const slow = tryLock(folder, () => {
    looks++
    if (looks > 1) return true
    for (let n = 0; n < 3; n++) tryLock(folder, hasEnded)
    return false
  })
  expect([looks, slow.lock]).toEqual([2, undefined])
  expect(readdirSync(folder)).toEqual(['4.lock'])
})

test('finding code bug 9: a lock that is just being written is held', () => {
  const folder = newFolder()
  writeFileSync(join(folder, '1.lock'), '')
  expect(tryLock(folder, isHolding).lock).toBeUndefined()
})

test('finding code bug 9: processes that hold a lock by turns, and are killed with it, never hold it at once', {
  timeout: 60_000,
}, async () => {
  const folder = newFolder()
  const inside = join(folder, 'inside')
  const program = `
    import { rmSync, writeFileSync } from 'node:fs'
    import { tryLock } from '${new URL('./lock-folder.mjs', import.meta.url)}'
    for (let turns = 0; turns < 20; ) {
      const { lock } = tryLock(${JSON.stringify(join(folder, 'lock'))})
      if (!lock) { await new Promise(setImmediate); continue }
      turns++
      writeFileSync('${inside}', '', { flag: 'wx' })
      await new Promise(setImmediate)
      rmSync('${inside}')
      if (turns === 20) process.kill(process.pid, 'SIGKILL')
      lock.release()
    }`
  const ended = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (text) => (said += text))
    const [code, signal] = await once(child, 'close')
    return { code, signal, said }
  })
  expect(await Promise.all(ended)).toEqual(Array(4).fill({ code: null, signal: 'SIGKILL', said: '' }))
})
