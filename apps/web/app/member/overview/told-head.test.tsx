import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import type { Overview, OverviewResult } from '@pulli/domain/overview/choose-sentence.ts'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import ToldHead from './told-head.tsx'

const OFFICE = officeHours({ openingHours: [{ days: EVERY_DAY, from: 660, to: 1_200 }] })
const NOW = new Date('2026-11-23T04:30:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const reliableChange = { points: 6, source: 's' }
const scale = { bands: [{ from: 0 }, { from: 10 }, { from: 20 }], callFrom: 20, reliableChange }

afterEach(() => {
  vi.useRealTimers()
})

interface Shown {
  hiddenAt?: Date
  moods?: Overview['moods']
}

/** The head with all that it loads later. Results: total, days ago, whether an answer asks for help. */
async function show(
  results: Partial<Record<AssessmentName, [total: number, ago: number, hasAnswer?: boolean][]>>,
  { hiddenAt, moods = [] }: Shown = {},
) {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const followed = Object.entries(results).map(([name, all]) => ({
    name: name as AssessmentName,
    scale,
    results: all.map(
      ([total, ago, hasAnswer = false]): OverviewResult => ({
        total,
        takenAt: daysAgo(ago),
        safety: hasAnswer ? 'today' : 'none',
        hasAnswer,
      }),
    ),
  }))
  const overview: Overview = { followed, moods, today: '2026-11-23', now: NOW, hiddenAt }
  const head = <ToldHead overview={overview} office={OFFICE} onHide={() => {}} />
  const router = createMemoryRouter([{ id: 'root', path: '/', element: head }], {
    hydrationData: { loaderData: { root: {} } },
  })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  const html = await new Response(prelude).text()
  return { html, words: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
}

test('D77 finding: an answer that asks for help has both numbers, the plan and the way to a counsellor below it', async () => {
  const { html, words } = await show({ 'PHQ-9': [[1, 1, true]] })
  expect(words).toContain('On 22 November, one of your PHQ-9 answers asked for help. Please talk to someone')
  expect(html).toMatch(/tel:14416.*tel:112.*\/safety-plan.*Hide these numbers.*Ask us to call from 11:00 AM/s)
})

test('D77 finding: with the numbers hidden, 14416, the plan and the counsellor stay, with nothing to hide', async () => {
  const { html } = await show({ 'PHQ-9': [[1, 1, true]] }, { hiddenAt: daysAgo(0.5) })
  expect(html).toMatch(/tel:14416.*\/safety-plan.*Ask us to call from 11:00 AM.*Speak with counselor now/s)
  expect(html).not.toMatch(/tel:112|Hide/)
})

test('D77 finding: after 14 days it asks how it is now, offers the questions, and can be hidden', async () => {
  const { html, words } = await show({ 'PHQ-9': [[1, 20, true]] })
  expect(words).toContain('On 3 November, one of your PHQ-9 answers asked for help. How is it now?')
  expect(html).toMatch(/\/dashboard\/phq-9-assessment.*tel:14416.*\/safety-plan.*Hide this question/s)
})

test('D77 finding: a higher range of one outranks a lower score of another, and each is named', async () => {
  const { html, words } = await show({
    'PHQ-9': [
      [5, 1],
      [13, 15],
    ],
    'Depression Assessment': [
      [15, 2],
      [5, 9],
    ],
  })
  expect(words).toContain('Your depression score is in a higher range than on 14 November.')
  expect(words).not.toContain('come down')
  expect(html).toMatch(/tel:14416.*\/safety-plan.*Ask us to call/s)
})

test('D54 a score that came down is named, and needs no number', async () => {
  const { html, words } = await show({
    'GAD-7': [
      [5, 1],
      [13, 15],
    ],
  })
  expect(words).toContain('Your GAD-7 score has come down since 8 November.')
  expect(html).not.toContain('tel:')
})

test('a high total names its questionnaire and its day', async () => {
  const { words } = await show({ 'Perceived Stress Assessment': [[30, 3]] })
  expect(words).toContain('Your stress score from 20 November is high.')
  expect(words).toContain('If you want to talk now')
})

test('D77 three hard days are said with a number, the plan and the counsellor', async () => {
  const moods = [1, 2, 3].map((ago) => ({ day: `2026-11-2${3 - ago}`, moodType: 'BAD' as const }))
  const { html, words } = await show({ 'GAD-7': [[2, 1]] }, { moods })
  expect(words).toContain('three hard days in a row')
  expect(html).toMatch(/tel:14416.*\/safety-plan.*Ask us to call/s)
})

test('calm results name the questionnaire that was answered last', async () => {
  const { words } = await show({ 'GAD-7': [[2, 1]], 'Anxiety Assessment': [[2, 5]] })
  expect(words).toContain('You last answered the GAD-7 questions on 22 November.')
})
