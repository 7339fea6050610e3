import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** The browser tests look at the stack that `npm test` started. A phone and a desktop see every page. */
export default defineConfig({
  testDir: 'e2e/browser',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // The stack that they look at needs a core too.
  workers: Math.max(2, availableParallelism() - 1),
  retries: 0,
  timeout: 30_000,
  forbidOnly: true,
  use: {
    baseURL: process.env.STACK_SITE_URL,
    // Each test is a new browser, which would fetch all that a worker keeps. Those that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Traces cost half as much again in processor time; `--trace on` makes one where it is needed.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
})
