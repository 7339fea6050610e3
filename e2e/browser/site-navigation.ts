import type { Locator, Page } from '@playwright/test'

export const MAIN_LINKS = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Team', '/team'],
  ['Contact Us', '/contact'],
] as const

export const MENUS = {
  Resources: [
    ['Blogs', '/journals'],
    ['Self Assessments', '/assessments'],
    ['Newsletter Archives', '/community'],
    ['Awareness Campaigns', '/awareness-campaigns'],
    ['Educational Seminars', '/seminars'],
  ],
  ARTs: [
    ['Audio', '/arts-audio'],
    ['Video', '/arts-video'],
  ],
} as const

/** The menu button of narrow screens. A `summary` has no role to query. */
export function hamburger(page: Page): Locator {
  return page.getByRole('banner').locator('summary', { hasText: 'Menu' })
}

/** The visible navigation; opened first on a phone. */
export async function openNavigation(page: Page, isPhone: boolean): Promise<Locator> {
  if (!isPhone) return page.getByRole('navigation', { name: 'Main' })
  await hamburger(page).click()
  return page.getByRole('navigation', { name: 'Mobile' })
}

/** The button of a navigation's dropdown. */
export function opener(navigation: Locator, menu: keyof typeof MENUS): Locator {
  return navigation.locator('summary', { hasText: menu })
}

/** A link of a menu; on wide screens its hint is part of its name. */
export function menuLink(navigation: Locator, name: string): Locator {
  return navigation.getByRole('link', { name: new RegExp(`^${name}\\b`) })
}
