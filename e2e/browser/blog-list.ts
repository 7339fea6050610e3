import type { Page } from '@playwright/test'

/** The blog cards of the list. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The side panel: search, categories, tags. */
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Find something to read' })

/** Titles of seed blogs. */
export const FIRST_SESSION = 'What happens in a first session'
export const SLEEP = 'When sleep will not come'
