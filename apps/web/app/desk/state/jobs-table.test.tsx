import type { StateJob } from '@pulli/contracts/site-state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JobsTable } from './jobs-table.tsx'

const JOB: StateJob = {
  id: '7',
  kind: 'mail',
  what: 'Newsletter',
  trouble: 'given-up',
  due_at: '2026-11-24T10:42:00.000Z',
  failures: 25,
  next_try_at: null,
}

const htmlOf = (job: Partial<StateJob>) =>
  renderToStaticMarkup(<JobsTable jobs={[{ ...JOB, ...job }]} onDone={() => undefined} />)

const CASES: readonly (readonly [Partial<StateJob>, string, number])[] = [
  [{}, 'Failed for good', 2],
  [{ trouble: 'failing' }, 'Failed; next attempt shortly', 2],
  [{ trouble: 'failing', next_try_at: '2026-11-24T12:00:00.000Z' }, 'Failed; next attempt 24 Nov, ', 2],
  [{ trouble: 'late', failures: 0 }, 'Waiting for its first attempt', 2],
  [{ trouble: 'running' }, 'Trying now', 0],
]

test.each(CASES)('a job of %o says how it is, and can be ended unless it runs', (job, words, buttons) => {
  const html = htmlOf(job)
  expect(html).toContain(words)
  expect(html.match(/<button/g) ?? []).toHaveLength(buttons)
})

test('each button says of which job it is, and since when that is due', () => {
  for (const step of ['Try again', 'Give up'])
    expect(htmlOf({})).toMatch(new RegExp(`aria-label="${step}: Newsletter, due since 24 Nov, `))
})
