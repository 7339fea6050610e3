import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Nothing is shown by these two: they only end what hangs, also where the machine does other things. */
const PATIENT = { hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...PATIENT,
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**', '**/build/**', '**/dist/**'],
          // Thousands of random cases take a second, and more on a machine that does other things.
          testTimeout: 20_000,
          // Most files take less time than a process of their own does to start.
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          ...PATIENT,
          include: ['{packages,apps}/**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['./tools/test-database.ts'],
          testTimeout: 20_000,
          // They wait for the database as often as they compute: on two cores one worker less is twice the time.
          maxWorkers: availableParallelism(),
        },
      },
      {
        test: {
          name: 'stack',
          ...PATIENT,
          include: ['e2e/stack/**/*.stack.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
      {
        // Beside the one stack: what starts servers or databases of its own, and mostly waits for them.
        test: {
          name: 'beside-stack',
          ...PATIENT,
          include: ['e2e/stack/**/*.beside-stack.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // Each file has whole stacks of its own, and mostly waits.
        test: {
          name: 'own-stack',
          ...PATIENT,
          include: ['e2e/stack/**/*.own-stack.test.ts'],
        },
      },
    ],
  },
})
