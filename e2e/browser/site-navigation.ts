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

/** The hamburger of narrow screens. A `summary` has no role that can be asked for. */
export function hamburger(page: Page): Locator {
  return page.getByRole('banner').locator('summary', { hasText: 'Menu' })
}

/** The navigation that this screen shows; on a phone it is opened first. */
export async function openNavigation(page: Page, isPhone: boolean): Promise<Locator> {
  if (!isPhone) return page.getByRole('navigation', { name: 'Main' })
  await hamburger(page).click()
  return page.getByRole('navigation', { name: 'Mobile' })
}

/** What opens a dropdown of a navigation. */
export function opener(navigation: Locator, menu: keyof typeof MENUS): Locator {
  return navigation.locator('summary', { hasText: menu })
}

/** A link of a menu; on wide screens its hint is part of its name. */
export function menuLink(navigation: Locator, name: string): Locator {
  return navigation.getByRole('link', { name: new RegExp(`^${name}\\b`) })
}
