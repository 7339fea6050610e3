import type { SummaryPreview } from '@pulli/contracts/sent-summary.ts'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LookFirst } from './look-first.tsx'

const preview = (hasAnswer: boolean): SummaryPreview => ({
  appointment: crypto.randomUUID(),
  starts_at: '2026-11-28T06:00:00Z',
  counsellor: 'Bala Iyer',
  kept_until: '2026-12-28T06:00:00Z',
  seen: 's',
  content: {
    name: null,
    from: '2026-09-01',
    to: '2026-11-27',
    made_on: '2026-11-27',
    time_zone: 'Asia/Kolkata',
    moods: null,
    days: null,
    shows_notes: false,
    assessments: [
      {
        assessment_name: 'PHQ-9',
        shows_change: false,
        scale: { bands: [], notice: 'n', cutoff_source: 'c', reliable_change: null },
        results: [
          {
            taken_at: '2026-11-20T06:00:00Z',
            total: 1,
            maximum: 27,
            level: 'Minimal depression',
            safety: hasAnswer ? 'now' : 'none',
            has_safety_answer: hasAnswer,
            safety_answers: hasAnswer
              ? [{ question: 'Thoughts of being better off dead', answer: 'Several days' }]
              : [],
            functional_answer: null,
          },
        ],
      },
    ],
  },
})

function show(hasAnswer: boolean) {
  const step = (
    <LookFirst preview={preview(hasAnswer)} fault="" isBusy={false} onSend={() => {}} onBack={() => {}} />
  )
  const router = createMemoryRouter([{ id: 'member/shell/member-layout', path: '/', element: step }], {
    hydrationData: { loaderData: { 'member/shell/member-layout': {} } },
  })
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '')
}

test('finding: who sends an answer that asks for help has the numbers, the plan and a counsellor above all else', () => {
  expect(show(true)).toMatch(
    /wait for Bala Iyer.*tel:14416.*tel:112.*\/safety-plan.*Speak with counselor now.*Only Bala Iyer can open it/s,
  )
})

test('finding: the page that is sent has the answer itself on top, in its words', () => {
  expect(show(true)).toMatch(/Read this first.*Thoughts of being better off dead.*Several days.*1 of 27/s)
})

test('without such an answer it says that nobody may read it before they meet, and whom to call', () => {
  expect(show(false)).toMatch(/may not read this before you meet.*tel:14416.*tel:112/s)
  expect(show(false)).not.toContain('Read this first')
})
