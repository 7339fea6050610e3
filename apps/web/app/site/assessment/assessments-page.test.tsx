import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import { stepsOf } from '#testing/steps-of.ts'
import * as assessmentsPage from './assessments-page.tsx'

const open = () => renderPage(assessmentsPage, { path: '/assessments', ...fakeSite({}) })

test('ASM-01 it goes in four steps', async () => {
  const { html } = await open()
  expect(stepsOf(html)).toEqual([
    'Choose one',
    'Answer the questions',
    'Read your result',
    'Decide what to do next',
  ])
})

test('ASM-02 three cards lead to the three assessments', async () => {
  const { html } = await open()
  const cards = [...html.matchAll(/<a class="quest" href="([^"]+)"/g)].map(([, href]) => href)
  expect(cards).toEqual(['/depression-assessment', '/anxiety-assessment', '/perceived-stress-assessment'])
})

test('D53 below them stand PHQ-9 and GAD-7, which nothing calls Start', async () => {
  const { html } = await open()
  const cards = [...html.matchAll(/<a class="quest quest--short" href="([^"]+)".*?<\/a>/gs)]
  expect(cards.map(([, href]) => href)).toEqual(['/phq-9-assessment', '/gad-7-assessment'])
  for (const [card] of cards) {
    expect(card).toContain('Take')
    expect(card).not.toContain('Start')
  }
})

test('CNS-01, CNS-05 the form is here, and all its five fields are marked required', async () => {
  const { html } = await open()
  const form = html.slice(html.indexOf('<form class="form"'), html.indexOf('</form>'))
  for (const name of ['name', 'email', 'phone', 'section', 'consultation_date']) {
    const [control] = new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(form) ?? []
    expect(control).toContain('required=""')
  }
  expect(form).toContain('Please fill in all five.')
  expect(form).toContain('noValidate')
  expect(form).toContain('name="return_to" value="/assessments"')
})
