import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { registeredTemplates, smsFaults } from './sms-settings.ts'

const ID = '1107160000000000001'
const DAY = 'Your appointment: {#alphanumeric#}. If you cannot come, tell us: {#url#} -Pulli'
const TWILIO = {
  SMS_GATEWAY: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: 'PULLIN',
  PUBLIC_URL: 'https://pulli.example',
}
const MSG91 = { SMS_GATEWAY: 'msg91', MSG91_AUTH_KEY: 'k', MSG91_TEMPLATE_ID: 't' }

/** The settings with a file of what is registered. */
function withFile(env: Record<string, string>, content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'sms-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'sms.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return { ...env, SMS_TEMPLATES_FILE: file }
}
const of = (text: string, more: object = {}) => ({
  entity: ID,
  header: 'PULLIN',
  templates: { 'reminder-day': { id: ID, text, ...more } },
})
const messages = (env: Record<string, string>) =>
  smsFaults(env).map(({ variable, message }) => `${variable} ${message}`)

test('templates that are registered as they are sent start the server', () => {
  expect(messages(withFile(TWILIO, of(DAY)))).toEqual([])
  expect(messages(withFile(MSG91, of(DAY, { flow: 'f1' })))).toEqual([])
  expect(messages(TWILIO)).toEqual([])
})

test('a sentence that differs by one character stops the start, and is shown', () => {
  expect(messages(withFile(TWILIO, of(DAY.replace('tell us', 'Tell us'))))).toEqual([
    'SMS_TEMPLATES_FILE reminder-day differs at character 57: registered is "Tell us: {#url#} -Pulli", this site sends "tell us: {#url#} -Pulli"',
  ])
})

test('the header is the sender, MSG91 needs its own template, and a file without a gateway is a mistake', () => {
  expect(messages(withFile({ ...TWILIO, TWILIO_FROM: '+14155550100' }, of(DAY)))).toEqual([
    'TWILIO_FROM must be PULLIN, the header of SMS_TEMPLATES_FILE',
  ])
  expect(messages(withFile({ ...TWILIO, TWILIO_FROM: 'MG123' }, of(DAY)))).toEqual([])
  expect(messages(withFile(MSG91, of(DAY)))).toEqual([
    'SMS_TEMPLATES_FILE must name the template of MSG91 for reminder-day as its flow',
  ])
  expect(messages(withFile({}, of(DAY)))).toEqual(['SMS_GATEWAY must be set when SMS_TEMPLATES_FILE is set'])
})

test.each([
  ['{', 'must be JSON'],
  [{ entity: '1', header: 'PULLIN', templates: {} }, 'entity: must be the 19 digits of the register'],
  [{ entity: ID, header: '!', templates: {} }, 'header: must be the header'],
])('a file %j is refused with what is wrong', (content, message) => {
  expect(messages(withFile(TWILIO, content))).toEqual([expect.stringContaining(message)])
})

test('a file that is not there is refused, and read it is what is registered', () => {
  expect(messages({ ...TWILIO, SMS_TEMPLATES_FILE: '/nowhere/sms.json' })).toEqual([
    'SMS_TEMPLATES_FILE must name a file that this account can read',
  ])
  const env = { ...withFile(TWILIO, of(DAY)), SIGNUP: 'open' } as never
  expect(registeredTemplates(env)?.templates['reminder-day']?.text).toBe(DAY)
})
