import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { quietChromium } from './e2e/quiet-chromium.ts'

/**
 * What does the same at every width: the phone sees it, and the desktop what is tagged `@desktop`: what its width changes,
 * and a look of axe at each kind of page. `npm run test:long` lets both see everything.
 */
const SAME_AT_EVERY_WIDTH = files([
  'accessibility',
  'assessment',
  'assessment-refused',
  'assessments-page',
  'audio',
  'bad-night',
  'blog',
  'blog-pages.alone',
  'blog-search',
  'budgets',
  'carousels',
  'change-number',
  'choose-time',
  'community',
  'consultation',
  'consultation-before-its-script',
  'consultation-refused',
  'contact',
  'crisis',
  'dashboard',
  'dashboard-media',
  'dashboard-scores',
  'dashboard-session',
  'design-review',
  'desk',
  'desk-empty-list.alone',
  'desk-figures',
  'desk-forms',
  'desk-hours',
  'desk-requests',
  'desk-services.alone',
  'desk-state',
  'desk-team-entry.alone',
  'desk-test-calls',
  'erase-account',
  'erase-entries',
  'every-form',
  'failing-island',
  'first-page',
  'follow-request',
  'followed-scores',
  'get-started',
  'hard-answer',
  'help-first',
  'help-in-search',
  'home',
  'inactive-account',
  'journals-and-campaigns',
  'large-text',
  'log-out-on-a-bad-line',
  'member-assessment',
  'member-journey',
  'missing-apis',
  'mood-calendar',
  'mood-check-in',
  'mood-meanwhile',
  'mood-not-saved',
  'mood-older-days',
  'mood-tracker',
  'navigation',
  'newsletter',
  'note-of-distress',
  'notices',
  'outdated-forms',
  'phq-and-gad',
  'profile',
  'prove-number',
  'quick-exit',
  'refused-storage',
  'safety-plan',
  'safety-plan-copy',
  'safety-plan-offline',
  'safety-plan-print',
  'search-engines',
  'sent-summary',
  'services',
  'shared-phone',
  'sign-in',
  'sign-in-by-form',
  'sign-in-notices',
  'slow-phone',
  'slow-phone-answers',
  'spoken',
  'spoken-pages',
  'start-of-a-page',
  'summary',
  'toasts',
  'translated',
  'typed-meanwhile',
  'uncovered-calls',
  'videos',
  'vitals',
  'withdraw-consent',
  'without-content',
  'without-javascript',
  'worried-parent',
  'year-journey',
])

/**
 * Tests that change what others look at: blogs, letters, the team, services of the desk. They run after all others, one after
 * another, with `ALONE=1` (`BROWSER_ALONE` in `tools/test/checks.ts`).
 */
const ALONE = ['**/*.alone.e2e.ts']
/** Run in Chromium 92 with `OLD=1` (`OLD_BROWSER` in `tools/test/checks.ts`). */
const OLD = ['**/*.old.e2e.ts']
const LEFT_OUT = process.env.ALONE
  ? ['**/!(*.alone).e2e.ts']
  : process.env.OLD
    ? ['**/!(*.old).e2e.ts']
    : [...ALONE, ...OLD]

/** What `npm test` looks at: help, every page, and what every visitor, member and coordinator does. */
const QUICK = {
  phone: files([
    'accessibility',
    'assessment',
    'bad-night',
    'consultation',
    'crisis',
    'desk-forms',
    'desk-requests',
    'erase-account',
    'every-page',
    'get-started',
    'help-first',
    'home',
    'log-out-on-a-bad-line',
    'member-journey',
    'mood-check-in',
    'page-walk',
    'safety-plan',
    'search-engines',
    'services',
    'sign-in',
    'without-javascript',
  ]),
  desktop: files(['offline']),
}

function files(names: readonly string[]): string[] {
  return names.map((name) => `**/${name}.e2e.ts`)
}

/** How many times slower than usual this machine is, as in `vitest.config.ts`. */
const FACTOR = Number(process.env.MACHINE_FACTOR ?? 1)

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The browser tests look at the stack that `npm test` started. */
export default defineConfig({
  testDir: 'e2e/browser',
  testMatch: '**/*.e2e.ts',
  testIgnore: LEFT_OUT,
  // Left to the long run, and to a run of one file (`long-run.ts`).
  ...(!process.env.LONG && !process.env.ONE_FILE && { grepInvert: /@long\b/ }),
  fullyParallel: true,
  // Two for each core keep the cores of a quiet machine busy throughout.
  workers: process.env.ALONE ? 1 : availableParallelism() * (FACTOR < 1.5 ? 2 : 1),
  retries: 0,
  timeout: 30_000 * FACTOR,
  // How long a test waits for what has to come, as in `vitest.config.ts`.
  expect: { timeout: 10_000 * FACTOR },
  forbidOnly: true,
  use: {
    baseURL: process.env.STACK_SITE_URL,
    // Where our visitors are: their day begins half past six in the evening of a machine that keeps UTC.
    timezoneId: 'Asia/Kolkata',
    // Each test is a new browser, which would fetch all that a worker keeps. Those that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...quietChromium,
      ...(process.env.OLD && { executablePath: process.env.OLD_CHROMIUM ?? '' }),
      // Letters as wide as on a phone: without a window they would be set on whole pixels.
      args: [...quietChromium.args, '--font-render-hinting=none'],
      // And the typefaces of a phone: what shows until ours are there must not hang on the machine of the tests.
      env: {
        ...process.env,
        FONTCONFIG_FILE: `${import.meta.dirname}/e2e/fonts-of-a-phone.conf`,
        ...(process.env.OLD && { LD_LIBRARY_PATH: process.env.OLD_CHROMIUM_LIBRARIES }),
      } as Record<string, string>,
    },
    // Each open page that moves is painted 60 times a second: a fifth of the processor time. Tests about what moves allow
    // it, and so does the long run.
    reducedMotion: process.env.LONG ? 'no-preference' : 'reduce',
    // Traces cost half as much again in processor time; `--trace on` makes one where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: process.env.OLD
    ? [{ name: 'phone', use: PHONE }]
    : process.env.QUICK
      ? [
          { name: 'desktop', testMatch: QUICK.desktop, use: DESKTOP },
          { name: 'phone', testMatch: QUICK.phone, use: PHONE },
        ]
      : [
          {
            name: 'desktop',
            testIgnore: [...LEFT_OUT, ...(process.env.LONG ? [] : SAME_AT_EVERY_WIDTH)],
            use: DESKTOP,
          },
          {
            name: 'desktop, what differs',
            testMatch: process.env.LONG ? [] : SAME_AT_EVERY_WIDTH,
            grep: /@desktop\b/,
            use: DESKTOP,
          },
          { name: 'phone', use: PHONE },
        ],
})
