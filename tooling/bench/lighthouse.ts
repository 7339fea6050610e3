import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Figure, median } from './figure.ts'

const FOLDER = join(import.meta.dirname, 'lighthouse')
const RUNS = 3
/** Hydrated, and not indexed by search engines. */
const LOGIN = '/dashboard/login'

interface Audit {
  readonly url: string
  /** Performance, accessibility, best practices, search engines. */
  readonly scores: readonly [number, number, number, number]
  readonly shift: number
  readonly blocked: number
  readonly lost: readonly string[]
}

/** P4: Lighthouse for phones on each address and the login, three times. Its packages are installed on first use. */
export async function measureLighthouse(siteUrl: string, paths: readonly string[]): Promise<Figure[]> {
  if (!existsSync(join(FOLDER, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: FOLDER,
      stdio: 'inherit',
    })
  // Canonical addresses name localhost.
  const origin = siteUrl.replace('127.0.0.1', 'localhost')
  const all = [...paths, LOGIN]
  const audits = await audit(all.map((path) => `${origin}${path}`))
  return all.map((path) =>
    figureOf(
      path,
      audits.filter(({ url }) => url === `${origin}${path}`),
    ),
  )
}

async function audit(urls: readonly string[]): Promise<Audit[]> {
  const child = spawn(process.execPath, ['audit.ts', `${RUNS}`, ...urls], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
    // The typefaces of a phone, as in the browser tests: what shows until ours are there decides whether a page shifts.
    env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, '../../e2e/fonts-of-a-phone.conf') },
  })
  const audits: Audit[] = []
  for await (const line of createInterface({ input: child.stdout })) audits.push(JSON.parse(line))
  return audits
}

function figureOf(path: string, runs: readonly Audit[]): Figure {
  const worst = (at: 1 | 2 | 3) => Math.min(...runs.map(({ scores }) => scores[at]))
  const performance = median(runs.map(({ scores }) => scores[0]))
  const isLogin = path === LOGIN
  const others = isLogin ? [worst(1), worst(2)] : [worst(1), worst(2), worst(3)]
  const least = isLogin ? 95 : 99
  const shift = median(runs.map((run) => run.shift))
  const blocked = median(runs.map((run) => run.blocked))
  const lost = [...new Set(runs.flatMap((run) => run.lost))]
  return {
    id: 'P4',
    what: `Lighthouse of ${path.replace(/[a-z0-9]{20,}/, '…')}`,
    measured: `${[performance, ...others].join(' / ')}, shift ${Number(shift.toFixed(4))}, blocked ${Math.round(blocked)} ms${lost.length ? ` (${lost.join(', ')})` : ''}`,
    bound: `≥ ${[least, ...others.map(() => 100)].join(' / ')}, shift 0${isLogin ? '' : ', blocked ≤ 20 ms'}`,
    holds:
      runs.length === RUNS &&
      performance >= least &&
      Math.min(...others) === 100 &&
      shift === 0 &&
      (isLogin || blocked <= 20),
  }
}
