import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Undelivered } from './request-facts.tsx'

const at = (hour: number) => `2026-11-24T0${hour}:00:00.000Z`

test('finding operate M2: the page of a request says which email or text did not arrive, of each recipient the last', () => {
  const html = renderToStaticMarkup(
    <Undelivered
      mails={[
        { to: 'visitor', way: 'mail', sent_at: at(9), outcome: 'refused' },
        { to: 'staff', way: 'mail', sent_at: at(8), outcome: 'unsure' },
        { to: 'visitor', way: 'mail', sent_at: at(7), outcome: 'unsure' },
        { to: 'visitor', way: 'sms', sent_at: at(6), outcome: 'refused' },
      ]}
    />,
  )
  expect(html.match(/<p class="refusal">/g)).toHaveLength(3)
  expect(html).toContain('Our email to them did not arrive')
  expect(html).toContain('ask for another address')
  expect(html).toContain('Our text to them did not arrive')
  expect(html).toContain('Our email to the counsellor may not have arrived')
  expect(renderToStaticMarkup(<Undelivered mails={[]} />)).toBe('')
})
