import { type Browser, chromium } from '@playwright/test'
import { quietChromium } from '../e2e/quiet-chromium.ts'

/** A browser that asks nobody but the site under test for anything. */
export const openBrowser = (): Promise<Browser> => chromium.launch(quietChromium)
