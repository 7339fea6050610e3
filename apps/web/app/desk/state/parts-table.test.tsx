import type { SiteState } from '@pulli/contracts/site-state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PartsTable } from './parts-table.tsx'

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
