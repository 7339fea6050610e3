import { expect, test } from 'vitest'
import { readDraft } from './use-draft.ts'

const kept = (draft: object) => readDraft(JSON.stringify({ me: 'asha', ...draft }), 'asha')

test('what was begun comes back to whoever began it', () => {
  const draft = { panel: 'call', values: { what: 'tried:busy' } }
  expect(kept(draft)).toEqual(draft)
  expect(kept({ ...draft, me: 'bala' })).toBeUndefined()
})

test.each([
  null,
  '',
  'no draft',
  'null',
  '[]',
  '{"me":"asha","panel":"erase","values":{}}',
  '{"me":"asha","panel":"call"}',
])('%s is no draft', (text) => {
  expect(readDraft(text, 'asha')).toBeUndefined()
})

test('what is no text in it is left out', () => {
  expect(kept({ panel: 'call', values: { what: 'tried:busy', more: 1 } })?.values).toEqual({
    what: 'tried:busy',
  })
})
