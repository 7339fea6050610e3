import { expect, test } from 'vitest'
import { parseLaunchConfig } from './launch-config.ts'
import { officeWarning } from './office-settings.ts'
import { parseServerConfig } from './server-config.ts'

const SERVER = {
  DATABASE_APP_URL: 'postgres://pulli_app:x@127.0.0.1:5432/pulli',
  CONTENT_URL: 'http://127.0.0.1:1337',
  CONTENT_SECRET: 'c'.repeat(32),
  APP_SECRET: 'a'.repeat(32),
}
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pulli.example',
  SMS_GATEWAY: 'msg91',
  MSG91_AUTH_KEY: 'k',
  MSG91_TEMPLATE_ID: 't',
}

/** The variables at fault, by `npm start` and by a server process. */
function faults(environment: Record<string, string>) {
  return [parseLaunchConfig(environment), parseServerConfig({ ...SERVER, ...environment })].map((parsed) =>
    parsed.ok ? [] : parsed.faults.map(({ variable }) => variable),
  )
}

test('finding M1: production without OFFICE_RECIPIENTS is refused, and with them it starts', () => {
  expect(faults(PRODUCTION)).toEqual([['OFFICE_RECIPIENTS'], ['OFFICE_RECIPIENTS']])
  expect(faults({ ...PRODUCTION, OFFICE_RECIPIENTS: ' ' })).toEqual([
    ['OFFICE_RECIPIENTS'],
    ['OFFICE_RECIPIENTS'],
  ])
  expect(faults({ ...PRODUCTION, OFFICE_RECIPIENTS: 'care@clinic.example' })).toEqual([[], []])
})

test('finding M1: the recipients are the setting’s, one by one', () => {
  const parsed = parseServerConfig({
    ...SERVER,
    ...PRODUCTION,
    OFFICE_RECIPIENTS: 'care@clinic.example, desk@clinic.example',
  })
  expect(parsed.ok && parsed.config.officeRecipients).toEqual(['care@clinic.example', 'desk@clinic.example'])
  const fresh = parseServerConfig(SERVER)
  expect(fresh.ok && fresh.config.officeRecipients).toEqual([])
})

test.each(['not an address', 'care@clinic.example,', 'Care <care@clinic.example>', 'a@b.in;c@d.in'])(
  'finding M1: the recipients %j are refused',
  (OFFICE_RECIPIENTS) => {
    expect(faults({ OFFICE_RECIPIENTS })).toEqual([['OFFICE_RECIPIENTS'], ['OFFICE_RECIPIENTS']])
  },
)

test('D58: production that is tried on one machine is only warned', () => {
  const trial = { NODE_ENV: 'production', ALLOW_DEMO_OTP: '1' }
  expect(faults(trial)).toEqual([[], []])
  expect(officeWarning(trial)).toMatch(/^OFFICE_RECIPIENTS: must name who/)
  expect(officeWarning({ ...trial, OFFICE_RECIPIENTS: 'care@clinic.example' })).toBeUndefined()
  expect(officeWarning({})).toBeUndefined()
})

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://pulli.example' }])(
  'D58: ALLOW_DEMO_OTP with %o is no trial',
  (reach) => {
    const trial = { NODE_ENV: 'production', ALLOW_DEMO_OTP: '1' }
    for (const variables of faults({ ...trial, ...reach })) expect(variables).toContain('OFFICE_RECIPIENTS')
  },
)
