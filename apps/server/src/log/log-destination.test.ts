import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { logDestination } from './log-destination.ts'

const SOURCE = { process: 'server' }

/** A disk with room for so many bytes, which can be given more. */
function smallDisk(room: number) {
  const disk = { room, text: '' }
  const write = async (_fd: number, bytes: Buffer, offset: number) => {
    await setImmediate()
    const fits = bytes.subarray(offset, offset + disk.room)
    if (fits.length === 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    disk.room -= fits.length
    disk.text += fits.toString()
    return { bytesWritten: fits.length }
  }
  const lines = () => disk.text.split('\n').filter(Boolean)
  return { disk, write, lines }
}

async function settled() {
  for (let turn = 0; turn < 20; turn++) await setImmediate()
}

test('finding operator 1: lines that find no room are dropped and counted, and a line says so once there is room', async () => {
  const { disk, write, lines } = smallDisk(25)
  const destination = logDestination(1, SOURCE, write)
  for (const n of [1, 2, 3, 4, 5]) destination.write(`line ${n} of 16 by\n`)
  await settled()
  expect(destination.droppedLines()).toBe(4)
  destination.write('line 6\n')
  await settled()
  expect(destination.droppedLines()).toBe(5)

  disk.room = 10_000
  destination.write('line 7\n')
  await settled()
  const [whole, cut, notice = '', last, ...others] = lines()
  expect([whole, cut, last, others]).toEqual(['line 1 of 16 by', 'line 2 of', 'line 7', []])
  expect(JSON.parse(notice)).toMatchObject({
    level: 'warn',
    process: 'server',
    dropped: 5,
    msg: 'log lines were dropped',
  })
  destination.write('line 8\n')
  await settled()
  expect(lines().at(-1)).toBe('line 8')
  expect(disk.text.match(/were dropped/g)).toHaveLength(1)
})

test('finding operator 1: behind a reader that reads nothing a bounded backlog waits, the rest is dropped', async () => {
  let isRead = false
  let text = ''
  const destination = logDestination(1, SOURCE, async (_fd, bytes, offset) => {
    await setImmediate()
    if (!isRead) throw Object.assign(new Error('again'), { code: 'EAGAIN' })
    text += bytes.subarray(offset).toString()
    return { bytesWritten: bytes.length - offset }
  })
  const line = `${'x'.repeat(1023)}\n`
  for (let n = 0; n < 3_000; n++) destination.write(line)
  // One is on its way, and 1 MiB waits.
  expect(destination.droppedLines()).toBe(3_000 - 1_025)
  isRead = true
  await expect.poll(() => text.split(line).length - 1).toBe(1_025)
  expect(/"dropped":\d+/.exec(text)?.[0]).toBe('"dropped":1975')
})

test.runIf(process.platform === 'linux')(
  'finding operator 1: a process whose log is on a full disk goes on with its work, and ends when it is told to',
  () => {
    const module = new URL('./log-destination.ts', import.meta.url)
    const program = `
      const { default: pino } = await import('pino')
      const { logDestination } = await import('${module}')
      const destination = logDestination(1, { process: 'server' })
      process.on('exit', destination.flush)
      const log = pino({ base: null }, destination)
      // On a busy machine the first refusal of the disk comes after 500 of them.
      for (let n = 0; n < 500 || destination.droppedLines() === 0; n++) { log.info({ n }, 'a request'); await new Promise(setImmediate) }
      process.stderr.write('did its work, dropped ' + destination.droppedLines())
      log.info('at the end')
    `
    const full = openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: import.meta.dirname,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect(stderr).toMatch(/did its work, dropped [1-9]\d*$/)
    expect(status).toBe(0)
  },
)
