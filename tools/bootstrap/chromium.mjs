import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from './places.mjs'
import { runStep } from './run-step.mjs'

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The browser that the tests drive: the one that is named, the distribution's, or Playwright's own. The shell comes
 * first: it is the same engine without a window, and asks for a third of the processor's time. Where there is none,
 * one is installed, by Playwright's download or, as root on Debian or Ubuntu, as the distribution's package.
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

  process.stdout.write('The browser tests need Chromium, and there is none: installing it.\n')
  try {
    await runStep('Downloading Chromium', 'npx', ['playwright', 'install', 'chromium'], { cwd: root })
    const downloaded = await playwrights()
    if (downloaded && existsSync(downloaded)) return downloaded
  } catch {
    process.stdout.write('  The download is not to be had here.\n')
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
  process.stderr.write('Install Chromium and name its program in CHROMIUM_PATH, then run npm test again.\n')
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
