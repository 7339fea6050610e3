import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { inlineScript } from './apps/web/vite-plugin/inline-script.ts'
import { LongestFirst } from './tools/test/longest-first.ts'

/** How many times slower than usual this machine is (`tools/test/machine-factor.ts`): scales what ends a hung test. */
const FACTOR = Number(process.env.MACHINE_FACTOR ?? 1)

/** Generous on purpose: these only end tests that hang. */
const PATIENT = {
  testTimeout: 30_000 * FACTOR,
  hookTimeout: 60_000 * FACTOR,
  expect: { poll: { timeout: 10_000 * FACTOR } },
  // For `npm test -- path:line`.
  includeTaskLocation: true,
}

/** What floods or restarts servers, or waits for all images: left to `npm run test:all`. */
const NOT_QUICK = process.env.QUICK
  ? [
      'anxiety-wording.stack-read',
      'crowd.db',
      'pregenerated-images.stack',
      'rolling-restart.stack',
      'samples.stack-read',
      'scripts-in-texts.stack',
      'slow-sockets.stack',
    ].map((name) => `**/${name}.test.ts`)
  : []

/** Unit and database tests run side by side: in a shared cache one reads what the other is still writing. */
const PROJECT = process.argv[process.argv.indexOf('--project') + 1] ?? ''

export default defineConfig({
  test: {
    fsModuleCachePath: join(import.meta.dirname, 'node_modules/.vitest-cache', PROJECT.replace(/\W/g, '_')),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [inlineScript()],
        test: {
          name: 'unit',
          ...PATIENT,
          setupFiles: ['./tools/test/seed.ts'],
          include: ['{packages,apps,tools,tooling}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/*.{db,measure,measure.db}.test.ts',
            '**/node_modules/**',
            '**/build/**',
            '**/dist/**',
          ],
          // Starting a process takes longer than most files do.
          isolate: false,
          maxWorkers: availableParallelism(),
        },
      },
      {
        test: {
          name: 'database',
          ...PATIENT,
          setupFiles: ['./tools/test/seed.ts'],
          include: ['{packages,apps}/**/*.db.test.ts'],
          exclude: ['**/*.measure.db.test.ts', '**/node_modules/**', ...NOT_QUICK],
          globalSetup: ['./tools/test-database.ts'],
          // These wait for the database as often as they compute: one worker fewer on two cores doubles the time.
          maxWorkers: availableParallelism(),
          // Importing the API takes half a second, 112 times.
          isolate: false,
        },
      },
      {
        // Read the shared stack, or add to it what no other file meets.
        test: {
          name: 'stack-reads',
          ...PATIENT,
          include: ['e2e/stack/**/*.stack-read.test.ts'],
          exclude: NOT_QUICK,
          globalSetup: ['./e2e/stack/crawls.ts'],
          maxWorkers: availableParallelism(),
        },
      },
      {
        // Write the content that all read, or hold times against limits: one file at a time.
        test: {
          name: 'stack',
          ...PATIENT,
          include: ['e2e/stack/**/*.stack.test.ts'],
          exclude: ['**/*.measure.stack.test.ts', ...NOT_QUICK],
          fileParallelism: false,
        },
      },
      {
        // Each file starts and stops servers, databases or whole stacks of its own, and mostly waits.
        test: {
          name: 'lifecycle',
          ...PATIENT,
          include: ['e2e/stack/**/*.{lifecycle,stack-parallel}.test.ts'],
          // Unless told otherwise Vitest leaves a core free.
          maxWorkers: availableParallelism(),
        },
      },
      {
        // Compare times with those of docs/measurements.json: nothing else may run beside them.
        plugins: [inlineScript()],
        test: {
          name: 'measurements',
          ...PATIENT,
          include: ['{packages,apps}/**/*.measure{,.db}.test.ts', 'e2e/stack/**/*.measure.stack.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['./tools/test-database.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
})
