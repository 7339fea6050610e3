import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import { stepsOf } from '#testing/steps-of.ts'
import * as serviceDetailsPage from './service-details-page.tsx'

const open = () => renderPage(serviceDetailsPage, { path: '/service-details', ...fakeSite({}) })

test('SVC-01 a consultation has four stages', async () => {
  const { html } = await open()
  expect(stepsOf(html)).toEqual(['Request on the site', 'Timing', 'Conducting a session', 'Satisfied review'])
})

test('SVC-02 each of the five questions has an answer of its own', async () => {
  const { html } = await open()
  const answers = [...html.matchAll(/name="service".*?<div class="acc__answer"><p>(.*?)<\/p>/g)].map(
    ([, a]) => a,
  )
  expect(answers).toHaveLength(5)
  expect(new Set(answers).size).toBe(5)
  for (const answer of answers) expect(answer?.length).toBeGreaterThan(120)
})

test('SVC-03, NC-13 Submit sends the five fields as a consultation request', async () => {
  const { html } = await open()
  const form = html.slice(html.indexOf('<form class="form"'), html.indexOf('</form>'))
  expect(form).toContain('action="/consultation" method="post"')
  for (const name of ['name', 'email', 'phone', 'section', 'consultation_date'])
    expect(form).toContain(`name="${name}"`)
  expect(form).toContain('name="return_to" value="/service-details"')
  expect(form).toContain('>Submit</span>')
  expect(form).not.toContain('required')
})

test('SVC-04 the other services say what more there is, and lead to all of them', async () => {
  const { html } = await open()
  const services = html.slice(html.indexOf('Other Services'))
  for (const name of ['Depression Therapy', 'Couples Counselling', 'Relationships'])
    expect(services).toContain(`${name}</span>`)
  expect(services.match(/More Info/g)).toHaveLength(3)
  expect(services).toMatch(/href="\/programs">All Services/)
  expect(html).toContain('id="questions"')
})
