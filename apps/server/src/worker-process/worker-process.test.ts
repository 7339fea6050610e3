import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { EncodeJob } from '#media/encode-image.ts'
import { workerPool } from './worker-pool.ts'
import { workerProcess } from './worker-process.ts'

const program = new URL('../media/encode-process.ts', import.meta.url)

async function picture() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-side-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const source = join(folder, 'source.png')
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a03f25' } }).toFile(source)
  return { folder, source }
}

/** The worker processes that this one started, and the priorities of all their threads. */
function workerProcesses() {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
  return children.filter(Boolean).flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encode-process')) return []
      const threads = readdirSync(`/proc/${pid}/task`)
      // What follows the name in brackets; the nineteenth field of the line is the priority.
      const stats = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'))
      return [stats.map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])]
    } catch (error) {
      // Another test's process may end between two of these reads.
      if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  })
}

test.runIf(process.platform === 'linux')(
  'a quiet process gives way in all its threads, and is gone when it is ended',
  async () => {
    const { folder, source } = await picture()
    const { run, end } = workerProcess<EncodeJob>({ program, isQuiet: true })
    onTestFinished(end)
    const path = join(folder, 'made')
    await run({ source, width: 320, format: 'avif', path })
    expect(await sharp(path).metadata()).toMatchObject({ width: 320, height: 240 })
    const [threads = []] = workerProcesses()
    expect(threads.length).toBeGreaterThan(4)
    expect(new Set(threads)).toEqual(new Set(['19']))
    const ended = run({ source, width: 640, format: 'avif', path })
    // It is begun when what is already queued has run.
    await Promise.resolve()
    end()
    await expect(ended).rejects.toThrow('ended')
    await expect.poll(workerProcesses).toEqual([])
  },
)

test.runIf(process.platform === 'linux')(
  'P12: a process that has had no work for ten seconds ends, and the next job starts another',
  async () => {
    const { folder, source } = await picture()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { run, end } = workerProcess<EncodeJob>({ program })
    onTestFinished(end)
    const job = { source, width: 320, format: 'webp', path: join(folder, 'made') } as const
    await run(job)
    vi.advanceTimersByTime(9_999)
    expect(workerProcesses()).not.toEqual([])
    vi.advanceTimersByTime(1)
    await expect.poll(workerProcesses).toEqual([])
    await run({ ...job, width: 640 })
    expect(workerProcesses()).not.toEqual([])
  },
)

test('a failed job logs its reason, and the next one runs', async () => {
  const { folder, source } = await picture()
  const { run, end } = workerProcess<EncodeJob>({ program })
  onTestFinished(end)
  const job = { source, width: 320, format: 'webp', path: join(folder, 'made') } as const
  await expect(run({ ...job, source: join(folder, 'none.png') })).rejects.toThrow('missing')
  await run(job)
  expect(await sharp(job.path).metadata()).toMatchObject({ format: 'webp', width: 320 })
})

test.runIf(process.platform === 'linux')(
  'P12: a pool runs jobs side by side in as many processes as it may have, and those that come one at a time in one',
  async () => {
    const { folder, source } = await picture()
    const { run, end } = workerPool<EncodeJob>(2, { program })
    onTestFinished(end)
    const encode = (name: string) => run({ source, width: 320, format: 'webp', path: join(folder, name) })
    await encode('first')
    await encode('second')
    expect(workerProcesses()).toHaveLength(1)
    await Promise.all(['third', 'fourth', 'fifth'].map(encode))
    expect(workerProcesses()).toHaveLength(2)
    expect(readdirSync(folder)).toHaveLength(6)
    end()
    await expect.poll(workerProcesses).toEqual([])
  },
)
