import { expect, test } from 'vitest'
import { parseLaunchConfig } from './launch-config.ts'
import { parseServerConfig } from './server-config.ts'
import { faultyVariables, SERVER } from './server-config-examples.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pulli.example',
  SMS_GATEWAY: 'msg91',
  MSG91_AUTH_KEY: 'k',
  MSG91_TEMPLATE_ID: 't',
}

/** The variables at fault, by `npm start` and by a server process. */
function faults(environment: Record<string, string>) {
  return [parseLaunchConfig(environment), parseServerConfig({ ...SERVER, ...environment })].map(
    faultyVariables,
  )
}

test('D58: whether production names nobody is asked where it is known who is at the desk', () => {
  expect(faults(PRODUCTION)).toEqual([[], []])
  expect(faults({ ...PRODUCTION, OFFICE_RECIPIENTS: ' ' })).toEqual([[], []])
  expect(faults({ ...PRODUCTION, OFFICE_RECIPIENTS: 'care@clinic.example' })).toEqual([[], []])
})

test('D58: full mails need somebody who gets them', () => {
  const full = { ...PRODUCTION, OFFICE_MAIL: 'full' }
  expect(faults(full)).toEqual([['OFFICE_RECIPIENTS'], ['OFFICE_RECIPIENTS']])
  expect(faults({ ...full, OFFICE_RECIPIENTS: 'care@clinic.example' })).toEqual([[], []])
  expect(faults({ OFFICE_MAIL: 'full' })).toEqual([[], []])
  expect(faults({ OFFICE_MAIL: 'everything' })).toEqual([['OFFICE_MAIL'], ['OFFICE_MAIL']])
})

test('D58: the field in the CMS serves a fresh start and a trial, and counts for nothing in production', () => {
  const config = (environment: Record<string, string>) => {
    const parsed = parseServerConfig({ ...SERVER, ...environment })
    return parsed.ok && [parsed.config.readsOfficeFromContent, parsed.config.officeMail]
  }
  expect(config({})).toEqual([true, 'desk'])
  expect(config(PRODUCTION)).toEqual([false, 'desk'])
  expect(config({ NODE_ENV: 'production', ALLOW_DEMO_OTP: '1', OFFICE_MAIL: 'full' })).toEqual([true, 'full'])
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
