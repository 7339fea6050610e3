import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { quietChromium } from '../../e2e/quiet-chromium.ts'

/** A browser that asks nobody but the site under test for anything. */
export const openBrowser = (): Promise<Browser> => chromium.launch(quietChromium)

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium with its back/forward cache, which the headless shell and Playwright's defaults leave out. */
export function openWholeBrowser(): Promise<Browser> {
  return chromium.launch({
    ...quietChromium,
    executablePath: wholeChromium(),
    args: [...quietChromium.args, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

export function wholeChromium(): string {
  const path = WHOLE.find(existsSync)
  if (path) return path
  throw new Error('P16 needs a whole Chromium, not its headless shell: apt-get install chromium')
}
