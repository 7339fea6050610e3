import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { residentMegabytes } from '../../e2e/resident-megabytes.ts'
import { freePort } from '../../e2e/running-stack.ts'
import { type Figure, kilobytes } from './figure.ts'
import { weighFirstView } from './first-view.ts'
import { besideLimit, requestsPerSecond } from './wrk.ts'

const FOLDER = join(import.meta.dirname, 'peers')
const PROGRAMS = join(FOLDER, 'node_modules')

interface Peer {
  readonly name: string
  readonly folder: string
  readonly build: readonly string[]
  readonly serve: (port: string) => readonly string[]
}

const PEERS: readonly Peer[] = [
  {
    name: 'Next.js, prerendered',
    folder: 'next',
    build: [join(PROGRAMS, 'next/dist/bin/next'), 'build'],
    serve: (port) => [join(PROGRAMS, 'next/dist/bin/next'), 'start', '-p', port, '-H', '127.0.0.1'],
  },
  {
    name: 'Astro, prerendered',
    folder: 'astro',
    build: [join(PROGRAMS, '.bin/astro'), 'build'],
    serve: () => ['dist/server/entry.mjs'],
  },
  {
    name: 'React Router, hydrated',
    folder: 'router',
    build: [join(PROGRAMS, '.bin/react-router'), 'build'],
    serve: () => [join(PROGRAMS, '.bin/react-router-serve'), 'build/server/index.js'],
  },
]

/** The home page, without its scripts, as other frameworks serve it: no promise, but what to compare with. */
export async function measurePeers(browser: Browser, site: { url: string; pid: number }): Promise<Figure[]> {
  if (!existsSync(PROGRAMS))
    // Not `npm ci`: it demands optional packages for every platform, some of which registries do not have.
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: FOLDER,
      stdio: 'inherit',
    })
  const temporary = mkdtempSync(join(tmpdir(), 'pulli-peers-'))
  try {
    const page = join(temporary, 'home.html')
    writeFileSync(page, await bodyOf(site.url))
    const figures = [await figureOf(browser, 'Pulli', site)]
    for (const peer of PEERS) figures.push(await measurePeer(browser, peer, page))
    return figures
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

async function bodyOf(url: string): Promise<string> {
  const html = await (await fetch(`${url}/`)).text()
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
  return body.replaceAll(/<script[\s\S]*?<\/script>/g, '')
}

async function measurePeer(browser: Browser, peer: Peer, page: string): Promise<Figure> {
  const port = `${await freePort()}`
  const options = {
    cwd: join(FOLDER, peer.folder),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      PEER_PAGE: page,
      PORT: port,
      HOST: '127.0.0.1',
    },
    stdio: 'ignore',
  } as const
  execFileSync(process.execPath, [...peer.build], options)
  const server = spawn(process.execPath, [...peer.serve(port)], options)
  const ended = once(server, 'exit')
  try {
    const url = `http://127.0.0.1:${port}`
    await answers(url)
    return await figureOf(browser, peer.name, { url, pid: server.pid ?? 0 })
  } finally {
    server.kill('SIGKILL')
    await ended
  }
}

async function answers(url: string) {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(url).catch(() => undefined))?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}

async function figureOf(
  browser: Browser,
  name: string,
  { url, pid }: { url: string; pid: number },
): Promise<Figure> {
  const { script } = await weighFirstView(browser, `${url}/`)
  const rate = await requestsPerSecond(`${url}/`, { headers: { 'accept-encoding': 'br, gzip' } })
  return {
    id: 'Peer',
    what: `the home page of ${name}`,
    measured: `${kilobytes(script)} of JavaScript before load, ${Math.round(rate)} requests a second (${await besideLimit()}), ${Math.round(residentMegabytes(pid))} MB after that`,
    bound: 'none',
    holds: true,
  }
}
