import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './places.mjs'
import { runStep } from './run-step.mjs'

const SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/**
 * Returns the browser for the tests: `CHROMIUM_PATH`, or the headless shell, which is the same engine for a third of the
 * CPU time. If there is none, installs it: as root on Debian or Ubuntu from the distribution, else with Playwright. A full
 * Chromium is taken only where the shell cannot be had.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const shell = [process.env.CHROMIUM_PATH, SHELL, await playwrightShell()].find(isThere)
  if (shell) return shell

  process.stdout.write('The browser tests need the headless shell of Chromium: installing it.\n')
  if (process.getuid?.() === 0 && hasAptGet()) await installWithApt()
  if (isThere(SHELL)) return SHELL
  await runStep(
    'Downloading the headless shell',
    'npx',
    ['playwright', 'install', '--only-shell', 'chromium'],
    {
      cwd: root,
    },
  ).catch(() => process.stdout.write('  The download failed.\n'))
  const installed = [await playwrightShell(), await playwrightChromium(), ...CHROMIUM]
  const found = installed.find(isThere)
  if (found) return found
  process.stderr.write('Install Chromium, set CHROMIUM_PATH to its executable and run npm test again.\n')
  return process.exit(1)
}

async function installWithApt() {
  const options = { cwd: root, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await runStep('Updating the list of packages', 'apt-get', ['update'], options).catch(() => {})
  await runStep(
    'Installing the headless shell',
    'apt-get',
    ['install', '-y', 'chromium-headless-shell'],
    options,
  ).catch(() => process.stdout.write('  The distribution has none.\n'))
}

/** @param {string | undefined} path */
const isThere = (path) => path !== undefined && existsSync(path)

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** Playwright names only its full Chromium; the shell lies beside it, such as `chromium_headless_shell-1255`. */
async function playwrightShell() {
  const chromium = await playwrightChromium()
  const [, browsers = '', revision = ''] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(chromium) ?? []
  const folder = join(browsers, `chromium_headless_shell-${revision}`)
  if (!existsSync(folder)) return undefined
  const [platform = ''] = readdirSync(folder).filter((name) => name.startsWith('chrome-headless-shell'))
  return join(folder, platform, `chrome-headless-shell${process.platform === 'win32' ? '.exe' : ''}`)
}

function hasAptGet() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
