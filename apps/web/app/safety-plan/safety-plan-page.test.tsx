import { EMPTY_PLAN, PLAN_LIMITS, TEXT_PARTS } from '@pulli/domain/safety-plan/safety-plan.ts'
import { m } from '@pulli/messages/messages.js'
import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import { PART_WORDS, paperSize, planText } from './plan-words.ts'
import * as safetyPlanPage from './safety-plan-page.tsx'

const render = () =>
  renderPage(safetyPlanPage, {
    path: '/safety-plan',
    ...fakeSite({ '/api/site-setting': new ContentUnavailable('down') }),
  })

test('the plan stands whole without the content service: seven parts in their order, two numbers, the quick exit', async () => {
  const { html } = await render()
  const headings = Object.values(PART_WORDS).map(({ heading }) => heading())
  expect(headings).toHaveLength(7)
  const places = headings.map((heading) => html.indexOf(`${heading}</`))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html).toContain('href="tel:14416"')
  expect(html).toContain('href="tel:112"')
  expect(html).toContain('data-exit-link')
  expect(html).toContain(m.plan_no_script())
})

test('finding M8: how a plan is kept is not said before the code that keeps it has come, but that it is not kept yet', async () => {
  const { html } = await render()
  expect(html).toMatch(/<div id="plan-kept" hidden="">(?:(?!<\/div>).)*Your plan is in this browser/)
  expect(html).toContain(m.plan_not_yet())
})

test('the page names no method, cites where it comes from, and claims no more than the studies', async () => {
  const { html } = await render()
  expect(html).not.toMatch(
    /\b(?:pills?|poison|rope|knife|knives|blade|pesticide|hang|jump|train|medicines?)\b/i,
  )
  expect(html).toContain('Stanley')
  expect(html).toContain('Nuij')
  expect(html).toContain('Suicidal thoughts did not become fewer')
  expect(html).toContain('has not been studied')
})

test('its title tells an onlooker nothing', () => {
  const [title] = safetyPlanPage.meta({ matches: [] } as never)
  expect(title).toEqual({ title: 'My plan' })
})

test('what is shared is the plan in plain words, with what is written and the two numbers', () => {
  const plan = {
    ...EMPTY_PLAN,
    alone: ' Kun Faya Kun ',
    people: [
      { name: 'Meera', number: '98450 00000' },
      { name: 'Arun', number: '' },
      { name: ' ', number: '' },
    ],
  }
  expect(planText(plan)).toBe(
    [
      'My plan',
      'What I can do alone\nKun Faya Kun',
      'People I can ask for help\nMeera, 98450 00000\nArun',
      'Professionals I can call\nTele-MANAS, 14416\nEmergency, 112',
    ].join('\n\n'),
  )
})

test('the more is written, the smaller it is set on paper', () => {
  const long = (length: number) =>
    Object.fromEntries(TEXT_PARTS.map((part) => [part, 'a walk '.repeat(length / 7)]))
  expect(paperSize(EMPTY_PLAN)).toBe('l')
  expect(paperSize({ ...EMPTY_PLAN, ...long(400) })).toBe('m')
  const people = Array.from({ length: PLAN_LIMITS.contacts }, () => ({
    name: 'Meera',
    number: '98450 00000',
  }))
  expect(paperSize({ ...EMPTY_PLAN, ...long(PLAN_LIMITS.text), people })).toBe('s')
})
