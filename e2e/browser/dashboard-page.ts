import type { Page } from '@playwright/test'
import { answerLowerSections, answerWith, beMember, done } from './fake-member.ts'
import { expect } from './test.ts'

/** The call that the first page makes. */
export const RESULTS = '/assessments/getAssessmentResult'

/** The first page of the dashboard. */
export const PAGE = '/dashboard/assessment'

/** Opens and closes the sidebar. */
export const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })

export const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('alert')

/** A result of a fake response. */
const result = (
  n: number,
  assessment_name: string,
  totalScore: number,
  level: string,
  takenAt: string,
  safety: { level: 'none' | 'today' | 'now'; hasAnswer: boolean } = { level: 'none', hasAnswer: false },
) => ({
  id: `0198c2f0-0000-7000-8000-0000000001${n}`,
  assessment_name,
  totalScore,
  level,
  takenAt,
  safety,
  assessmentMaxScore: 63,
  pack: { id: 'pack', version: '1' },
})

/** Two results of the depression assessment, the later one lower. */
export const HISTORY = [
  result(10, 'Depression Assessment', 18, 'Borderline clinical depression', '2026-03-14T10:00:00Z'),
  result(11, 'Depression Assessment', 29, 'Moderate depression', '2026-02-06T10:00:00Z'),
]

/** Waits until a dashboard page is hydrated. */
export const isOn = (page: Page) => expect(page.locator('html[data-on="true"]')).toBeAttached()

/** Opens the first page as a member with a fake response; returns the requests. */
export async function open(page: Page, answer: Parameters<typeof answerWith>[2] = done([])) {
  await answerLowerSections(page)
  await beMember(page)
  const sent = await answerWith(page, RESULTS, answer)
  await page.goto(PAGE)
  return sent
}
