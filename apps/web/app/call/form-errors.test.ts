import { expect, test } from 'vitest'
import type { Outcome } from '#api/call-api.ts'
import { readErrors } from './call-form.tsx'

const refused = (fields: Record<string, string>): Outcome<never> => ({
  kind: 'refused',
  status: 422,
  code: 'invalid-input',
  message: 'Please check what you entered.',
  fields,
})
const has = (...names: string[]) => names.includes.bind(names)

test('an error belongs to the field that its path names, wherever the path names it', () => {
  const outcome = refused({
    name: 'Enter a name.',
    'sections.0': 'Choose a section.',
    'app.code': 'Enter six digits.',
  })
  expect(readErrors(outcome, has('name', 'sections', 'code'))).toEqual({
    errors: { name: 'Enter a name.', sections: 'Choose a section.', code: 'Enter six digits.' },
    formError: '',
  })
})

test('an error of a field that the form does not have is that of the whole form, in the words of the refusal', () => {
  expect(readErrors(refused({ version: 'Is old.' }), has('name'))).toEqual({
    errors: {},
    formError: 'Please check what you entered.',
  })
})

test('an error that belongs to no field is shown beside the main one, where a form has one', () => {
  const unanswered: Outcome<never> = { kind: 'unanswered' }
  expect(readErrors(unanswered, has('code'), { mainField: 'code', unanswered: 'No answer.' })).toEqual({
    errors: { code: 'No answer.' },
    formError: '',
  })
  expect(readErrors(unanswered, has('code')).formError).toContain('nothing you typed is lost')
})
