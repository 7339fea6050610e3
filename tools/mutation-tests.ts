import { defineConfig } from 'vitest/config'

/** The unit tests of the rules that `npm run mutation` changes. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts', 'apps/api/src/{limits,sign-in}/*.test.ts'],
    exclude: ['**/*.db.test.ts', '**/node_modules/**'],
  },
})
