import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inlineScript } from './apps/web/vite-plugin/inline-script.ts'

/** Generous on purpose: these only end tests that hang, also on a busy machine. */
const PATIENT = { hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

/** What floods or restarts servers, or waits for all images: left to `npm run test:all`. */
const NOT_QUICK = process.env.QUICK
  ? [
      'crowd.db',
      'fairness.stack',
      'overload.stack',
      'pregenerated-images.stack',
      'rolling-restart.stack',
      'scripts-in-texts.stack',
      'second-start.stack',
    ].map((name) => `**/${name}.test.ts`)
  : []

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [inlineScript()],
        test: {
          name: 'unit',
          ...PATIENT,
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**', '**/build/**', '**/dist/**'],
          // Property tests with thousands of cases take a second, and longer on a busy machine.
          testTimeout: 20_000,
          // Starting a process takes longer than most files do.
          isolate: false,
          maxWorkers: availableParallelism(),
        },
      },
      {
        test: {
          name: 'database',
          ...PATIENT,
          include: ['{packages,apps}/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', ...NOT_QUICK],
          globalSetup: ['./tools/test-database.ts'],
          testTimeout: 20_000,
          // These wait for the database as often as they compute: one worker fewer on two cores doubles the time.
          maxWorkers: availableParallelism(),
          // Importing the API takes half a second, 112 times.
          isolate: false,
        },
      },
      {
        test: {
          name: 'stack',
          ...PATIENT,
          include: ['e2e/stack/**/*.stack.test.ts'],
          exclude: NOT_QUICK,
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
      {
        // Starts servers or databases of its own, and mostly waits for them.
        test: {
          name: 'stack-parallel',
          ...PATIENT,
          include: ['e2e/stack/**/*.stack-parallel.test.ts'],
          testTimeout: 30_000,
          maxWorkers: availableParallelism(),
        },
      },
      {
        // Each file starts and stops whole stacks of its own, and mostly waits.
        test: {
          name: 'lifecycle',
          ...PATIENT,
          include: ['e2e/stack/**/*.lifecycle.test.ts'],
          // Unless told otherwise Vitest leaves a core free: on two cores these would wait one after another.
          maxWorkers: availableParallelism(),
        },
      },
    ],
  },
})
