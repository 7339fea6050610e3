import { test as base, expect } from '@playwright/test'

/** The `test` of all browser tests, which import nothing but types and `chromium` from Playwright itself. */
export const test = base.extend({})
export { expect }
