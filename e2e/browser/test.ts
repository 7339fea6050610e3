import { test as base, expect } from '@playwright/test'
import { keepToasts } from './toast-life.ts'

/**
 * The `test` of all browser tests, which import nothing but types and `chromium` from Playwright itself.
 *
 * Toasts stay until a test closes them or calls `endProlonging`; with `toasts: 'real'` they go when they go for a visitor.
 */
export const test = base.extend<{ toasts: 'stay' | 'real' }>({
  toasts: ['stay', { option: true }],
  context: async ({ context, toasts }, use) => {
    if (toasts === 'stay') await keepToasts(context)
    await use(context)
  },
})
export { expect }
