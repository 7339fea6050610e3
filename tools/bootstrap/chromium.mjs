import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from './places.mjs'
import { runStep } from './run-step.mjs'

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Returns the browser for the tests: CHROMIUM_PATH, the distribution's, or Playwright's own. The headless shell is
 * preferred: the same engine for a third of the CPU time. If none is found, installs one, with Playwright or, as root on
 * Debian or Ubuntu, from the distribution.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const present = [
    process.env.CHROMIUM_PATH,
    SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    await playwrights(),
  ]
  const found = present.find((path) => path && existsSync(path))
  if (found) return found

  process.stdout.write('The browser tests need Chromium, which is not installed: installing it.\n')
  try {
    await runStep('Downloading Chromium', 'npx', ['playwright', 'install', 'chromium'], { cwd: root })
    const downloaded = await playwrights()
    if (downloaded && existsSync(downloaded)) return downloaded
  } catch {
    process.stdout.write('  The Playwright download failed.\n')
  }
  if (process.getuid?.() === 0 && hasAptGet()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runStep('Updating the list of packages', 'apt-get', ['update'], { cwd: root, env })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const install = ['install', '-y', name]
      await runStep(`Installing the package ${name}`, 'apt-get', install, { cwd: root, env }).catch(() => {})
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`
    }
  }
  process.stderr.write('Install Chromium, set CHROMIUM_PATH to its executable and run npm test again.\n')
  return process.exit(1)
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

function hasAptGet() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
