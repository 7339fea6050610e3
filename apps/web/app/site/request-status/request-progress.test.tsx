import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RequestProgress } from './request-progress.tsx'

const REQUEST = {
  state: 'waiting',
  submitted_at: '2026-11-24T08:00:00.000Z',
  call_by: '2026-11-25T06:30:00.000Z',
  is_late: false,
  consultation_date: '2026-11-27',
  for_whom: 'me',
  name: 'A•••',
  email: 'a•••@e•••.in',
  mail: null,
  events: [{ kind: 'received', occurred_at: '2026-11-24T08:00:00.000Z' }],
} as const

const shownTo = (readerZone: string) =>
  renderToStaticMarkup(
    <RequestProgress
      request={{ ...REQUEST, events: [...REQUEST.events] }}
      calls={{}}
      phone={undefined}
      now={new Date('2026-11-24T09:00:00Z')}
      readerZone={readerZone}
      heading="h2"
    />,
  )

test('D72: beside the times of a reader elsewhere, those of the office name their zone', () => {
  const html = shownTo('Europe/London')
  expect(html).toContain('Wednesday 25, 12:00 (India Standard Time)')
  expect(html).toContain('Tuesday 24, 13:30 (India Standard Time)')
  expect(shownTo('Asia/Calcutta')).not.toContain('India Standard Time')
})
