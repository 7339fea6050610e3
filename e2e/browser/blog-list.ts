import type { Page } from '@playwright/test'

/** The blogs of the list, one card each. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Search, categories and tags beside them. */
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Find something to read' })

/** Titles of blogs that the first start brings. */
export const FIRST_SESSION = 'What happens in a first session'
export const SLEEP = 'When sleep will not come'
