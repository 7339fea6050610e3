import { defineConfig } from 'vitest/config'
export default defineConfig({
  test: {
    include: ['packages/domain/src/{appointment,consultation}/*.test.ts'],
    exclude: ['**/*.db.test.ts', '**/node_modules/**'],
    testTimeout: 60000,
  },
})
