import { expect, test } from 'vitest'
import { RegisteredTemplates, smsText, templateDifferences } from './registered-templates.ts'

const ID = '1107160000000000001'
const DAY = 'Your appointment: {#alphanumeric#}. If you cannot come, tell us: {#url#} -Pulli'
const HOUR = 'Soon: your appointment, {#alphanumeric#}. If you cannot come, tell us: {#url#} -Pulli'

const registered = (text: string, name = 'reminder-day') =>
  RegisteredTemplates.parse({ entity: ID, header: 'PULLIN', templates: { [name]: { id: ID, text } } })

test('the sentences of this site are those that the runbook registers', () => {
  expect(templateDifferences(registered(DAY))).toEqual([])
  expect(templateDifferences(registered(HOUR, 'reminder-hour'))).toEqual([])
  expect(
    smsText('reminder-day', { when: 'Mon 23 Nov, 11:00 IST', link: 'https://p.example/request/A' }),
  ).toBe(
    'Your appointment: Mon 23 Nov, 11:00 IST. If you cannot come, tell us: https://p.example/request/A -Pulli',
  )
})

test('an older template has {#var#} for every variable', () => {
  expect(templateDifferences(registered(DAY.replaceAll(/\{#\w+#\}/g, '{#var#}')))).toEqual([])
})

test.each([
  [
    DAY.replace('cannot', "can't"),
    'reminder-day differs at character 47: registered is "\'t come, tell us: {#url#} -Pul", this site sends "not come, tell us: {#url#} -Pu"',
  ],
  [`${DAY}.`, 'reminder-day differs at character 80: registered is ".", this site sends ""'],
  [
    DAY.replace('{#url#}', '{#alphanumeric#}'),
    'reminder-day differs at character 66: registered is "{#alphanumeric#} -Pulli", this site sends "{#url#} -Pulli"',
  ],
])('a difference is named by its place: %s', (text, difference) => {
  expect(templateDifferences(registered(text))).toEqual([difference])
})

test('the sentence of a code is checked where this site writes it', () => {
  const own = { host: 'pulli.example', template: 'Use {code} to sign in.' }
  const text = 'Use {#numeric#} to sign in.\n\n@pulli.example #{#numeric#}'
  expect(templateDifferences(registered(text, 'code'), own)).toEqual([])
  expect(templateDifferences(registered('Use {#numeric#}.', 'code'), own)).toHaveLength(1)
  expect(templateDifferences(registered('Use {#numeric#}.', 'code'))).toEqual([])
})

test.each([
  { entity: '12', header: 'PULLIN', templates: {} },
  { entity: ID, header: 'P', templates: {} },
  { entity: ID, header: 'PULLIN', templates: { unknown: { id: ID, text: 'x' } } },
])('what cannot be registered is refused: %j', (file) => {
  expect(RegisteredTemplates.safeParse(file).success).toBe(false)
})
