import type { Page } from '@playwright/test'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { signInNewMember } from './new-member.ts'
import type { publishHours } from './published-hours.ts'
import { expect } from './test.ts'

/** A member with a request opens the free times of a service in the dashboard. Returns where they choose. */
export async function seeTimesAsMember(page: Page, { service }: Awaited<ReturnType<typeof publishHours>>) {
  const { phone } = await signInNewMember(page)
  await page.request.post('/api/v1/mwellness/requests', {
    data: consultationBody({ phone }),
    headers: forwardedFor(),
  })
  await page.goto('/dashboard/assessment')
  const mine = page.getByRole('region', { name: /^(?:Choose a time|Your appointment|The time you chose)$/ })
  await mine.getByRole('button', { name: 'See free times' }).click()
  const services = mine.getByLabel('What would you like?')
  await expect(services.or(mine.getByLabel('With whom?')).first()).toBeVisible()
  // Where no other test has published a service there is nothing to choose.
  if (await services.isVisible()) await services.selectOption(service.name)
  return mine
}
