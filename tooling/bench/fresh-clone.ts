import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../e2e/running-stack.ts'
import type { Figure } from './figure.ts'

const ROOT = join(import.meta.dirname, '../..')

/**
 * P13: `npm start` on a clone of the last commit with empty npm caches; then again; then beside it from the same checkout
 * with a data folder of its own, which has nothing to build.
 */
export async function measureFreshClone(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-clone-'))
  const checkout = join(folder, 'checkout')
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, checkout])
    const npmCache = join(folder, 'npm-cache')
    const start = async (dataDir: string) =>
      npmStart(checkout, {
        npm_config_cache: npmCache,
        DATA_DIR: join(folder, dataDir),
        PORT: `${await freePort()}`,
        CONTENT_PORT: `${await freePort()}`,
      })
    const first = await start('first')
    await first.stop()
    const second = await start('first')
    const copy = await start('second')
    await Promise.all([second.stop(), copy.stop()])
    const builds = copy.printed.includes('Preparing')
    return [
      figureOf('npm start on a fresh clone, npm caches empty', first.seconds, 120),
      figureOf('the second npm start', second.seconds, 6),
      {
        ...figureOf('a second copy from the same checkout with another DATA_DIR', copy.seconds, 20),
        measured: `${copy.seconds.toFixed(1)} s, ${builds ? 'built again' : 'nothing built'}`,
        bound: '≤ 20 s, nothing built',
        holds: copy.seconds <= 20 && !builds,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function figureOf(what: string, seconds: number, most: number): Figure {
  return {
    id: 'P13',
    what,
    measured: `${seconds.toFixed(1)} s`,
    bound: `≤ ${most} s`,
    holds: seconds <= most,
  }
}

/** As somebody types it; resolves when it prints `ready`. */
async function npmStart(checkout: string, env: Record<string, string>) {
  const begunAt = performance.now()
  // Without what the npm that runs the bench has put there for its own scripts. A company's certificates stay.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^NODE(?!_EXTRA_CA_CERTS)|^INIT_CWD$/.test(name),
  )
  const npm = spawn('npm', ['start'], {
    cwd: checkout,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(own), ...env },
  })
  const ended = once(npm, 'exit')
  let printed = ''
  const ready = new Promise<void>((resolve) => {
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (chunk) => {
        printed += chunk
        if (/^ready$/m.test(printed)) resolve()
      })
  })
  await Promise.race([ready, ended.then(() => Promise.reject(new Error(`npm start ended:\n${printed}`)))])
  return {
    printed,
    seconds: (performance.now() - begunAt) / 1_000,
    async stop() {
      if (npm.pid) process.kill(-npm.pid, 'SIGTERM')
      await ended
    },
  }
}
