import type { SiteState, StateJob } from '@pulli/contracts/site-state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JobsTable, PartsTable } from './state-tables.tsx'

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

const AT = '2026-11-24T10:42:00.000Z'

type Part = SiteState['parts'][number]

const rowOf = (part: Partial<Part>, codes: SiteState['codes'] = 'taken') => {
  const parts = [{ name: 'The email server', answers: true, since: AT, answered_at: null, ...part }]
  return renderToStaticMarkup(<PartsTable state={{ parts, codes } as unknown as SiteState} />)
}

test('a service that was never asked is not said to answer', () => {
  expect(rowOf({})).toContain('Not used since the server started')
  expect(rowOf({ answered_at: AT })).toContain('Last answered 24 Nov, ')
})

test('a service that does not answer, and codes that are not accepted, stand out', () => {
  expect(rowOf({ answered_at: AT })).not.toContain('data-missed')
  expect(rowOf({ answers: false, answered_at: AT })).toMatch(
    /data-missed="true">Not answering since 24 Nov, /,
  )
  expect(rowOf({}, 'late')).toMatch(/data-missed="true">Not accepted by the text message service/)
})
