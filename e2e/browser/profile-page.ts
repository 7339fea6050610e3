import type { Page } from '@playwright/test'

/** A section of My data, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
