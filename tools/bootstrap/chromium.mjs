import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from './places.mjs'
import { runStep } from './run-step.mjs'

/**
 * The browser that the tests drive: the one that is named, the distribution's, or Playwright's own. Where there is
 * none it is installed, by Playwright's download or, as root on Debian or Ubuntu, as the distribution's package.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const present = [
    process.env.CHROMIUM_PATH,
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
    await runStep('Installing the package chromium', 'apt-get', ['install', '-y', 'chromium'], {
      cwd: root,
      env,
    })
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
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
