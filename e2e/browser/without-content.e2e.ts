import { serverWithoutContent } from './server-without-content.ts'
import { expect, test } from './test.ts'

test('ERR-02 ERR-03 without any content the pages still stand, and home says that the FAQs are missing', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const server = await serverWithoutContent()
  try {
    const answer = await page.goto(`${server.url}/`)
    expect(answer?.status()).toBe(200)
    // It listens and answers; a load balancer sends no visitors here as long as another server has content.
    const readiness = await page.request.get(`${server.url}/readyz`)
    expect([readiness.status(), await readiness.json()]).toEqual([503, { status: 'waiting for content' }])
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('alert').filter({ hasText: "Couldn't fetch FAQs" })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'We cannot show the questions right now.' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing to read right now.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Appointment' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 Pulli')

    await page.goto(`${server.url}/blog-grid`)
    await expect(page.getByRole('heading', { name: 'Nothing to read right now.' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    const missing = await page.goto(`${server.url}/single-blog/any`)
    expect(missing?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot show this article right now.')

    // The two numbers depend on nothing.
    await page.goto(`${server.url}/crisis`)
    const first = page.getByRole('region', { name: 'The two numbers to call first' }).getByRole('link')
    await expect(first.nth(0)).toHaveAttribute('href', 'tel:112')
    await expect(first.nth(1)).toHaveAttribute('href', 'tel:14416')
  } finally {
    await server.stop()
  }
})
