import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { OverviewHead } from './overview-head.tsx'
import { scoresOf } from './scores.ts'

const scale = {
  bands: [
    { level: 'Low', from: 0 },
    { level: 'Extreme depression', from: 41 },
  ],
  licence: '',
  cutoffSource: '',
  repeatDays: 14,
}
const OFFICE = officeHours({ openingHours: [{ days: EVERY_DAY, from: 660, to: 1_200 }] })

const HIGHEST = {
  id: '019a9b6c-0000-7000-8000-000000000000',
  assessment_name: 'Depression Assessment',
  totalScore: 50,
  assessmentMaxScore: 63,
  level: 'Extreme depression',
  safety: { level: 'none', hasAnswer: false },
  takenAt: '2026-11-22T09:00:00Z',
} as unknown as KeptAssessment

afterEach(() => {
  vi.useRealTimers()
})

/** The head with all that it loads later. */
async function show(calls: boolean) {
  vi.useFakeTimers({ now: new Date('2026-11-22T20:30:00Z'), toFake: ['Date'] })
  const head = (
    <OverviewHead
      scores={scoresOf([HIGHEST])}
      scales={{ depression: scale, anxiety: scale, stress: scale, phq9: scale, gad7: scale }}
      office={OFFICE}
      calls={calls && <p>numbers to call</p>}
    />
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element: head }], {
    hydrationData: { loaderData: { root: {} } },
  })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  return new Response(prelude).text()
}

test('D51 at night the dashboard asks for a call first, below the numbers where a result asks for them', async () => {
  const html = await show(true)
  expect(html).toMatch(
    /numbers to call.*Ask us to call from 11:00 AM.*Speak with counselor now.*We answer from/s,
  )
  expect(html.match(/Ask us to call/g)).toHaveLength(1)
})

test('D51 without numbers the offer to talk stands beside the sentence', async () => {
  expect(await show(false)).toMatch(/Ask us to call from 11:00 AM.*<\/section>/s)
})
