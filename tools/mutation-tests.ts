import { defineConfig } from 'vitest/config'

/** The unit tests of the rules that `npm run mutation` changes. Measurements are left out: a mutant's code runs slower. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts', 'apps/api/src/{limits,sign-in}/*.test.ts'],
    exclude: ['**/*.db.test.ts', '**/*.measure.test.ts', '**/node_modules/**'],
  },
})
