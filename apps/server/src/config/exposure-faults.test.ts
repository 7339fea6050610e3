import { expect, test } from 'vitest'
import { parseLaunchConfig } from './launch-config.ts'
import { parseServerConfig } from './server-config.ts'
import { faultyVariables, SERVER } from './server-config-examples.ts'

const MSG91 = { SMS_GATEWAY: 'msg91', MSG91_AUTH_KEY: 'k', MSG91_TEMPLATE_ID: 't' }
const TWILIO = {
  SMS_GATEWAY: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: 'PULLI',
}

test('OTP-10 without an SMS gateway production refuses to start unless demo codes are allowed on this machine', () => {
  const production = { NODE_ENV: 'production' }
  for (const parse of [parseLaunchConfig, (env: object) => parseServerConfig({ ...SERVER, ...env })]) {
    expect(faultyVariables(parse(production))).toEqual(['ALLOW_DEMO_OTP', 'PUBLIC_URL'])
    expect(faultyVariables(parse({ ...production, ALLOW_DEMO_OTP: '1' }))).toEqual([])
  }
})

test.each([MSG91, TWILIO])('OTP-10 with an SMS gateway production starts without a further word', (sms) => {
  const office = { OFFICE_RECIPIENTS: 'care@clinic.example' }
  const production = {
    ...office,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://pulli.example',
    HOST: '0.0.0.0',
  }
  expect(faultyVariables(parseServerConfig({ ...SERVER, ...sms, ...production }))).toEqual([])
  expect(faultyVariables(parseLaunchConfig({ ...sms, ...production }))).toEqual([])
})

test.each([
  [{ HOST: '0.0.0.0' }, ['HOST']],
  [{ HOST: '::' }, ['HOST']],
  [{ HOST: '10.0.0.7' }, ['HOST']],
  [{ HOST: '127.evil.example' }, ['HOST']],
  [{ PUBLIC_URL: 'https://pulli.example' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'http://localhost.evil.example' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'https://127.0.0.1@pulli.example' }, ['PUBLIC_URL']],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://pulli.example' }, ['HOST', 'PUBLIC_URL']],
])(
  'finding H5: %o without an SMS gateway is refused, whatever NODE_ENV and ALLOW_DEMO_OTP say',
  (reach, variables) => {
    for (const mode of [
      {},
      { NODE_ENV: 'test' },
      { ALLOW_DEMO_OTP: '1' },
      { NODE_ENV: 'development', ALLOW_DEMO_OTP: '1' },
    ]) {
      expect(faultyVariables(parseServerConfig({ ...SERVER, ...mode, ...reach }))).toEqual(variables)
      expect(faultyVariables(parseLaunchConfig({ ...mode, ...reach }))).toEqual(variables)
    }
  },
)

test.each([
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'https://pulli.localhost' },
  { PUBLIC_URL: 'http://[::1]:3000' },
])('finding H5: %o shows codes to this machine alone, and starts', (reach) => {
  expect(faultyVariables(parseServerConfig({ ...SERVER, ...reach }))).toEqual([])
  expect(faultyVariables(parseLaunchConfig(reach))).toEqual([])
})

test('finding operator 2: a refused start names every reason at once', () => {
  const environment = { NODE_ENV: 'production', HOST: '0.0.0.0', PUBLIC_URL: 'http://pulli.example' }
  const parsed = parseLaunchConfig({ ...environment, PORT: 'x' })
  expect(faultyVariables(parsed)).toEqual(['PORT', 'HOST', 'PUBLIC_URL', 'ALLOW_DEMO_OTP', 'PUBLIC_URL'])
})

test.each([{}, { PUBLIC_URL: 'http://pulli.example' }])(
  'finding H5: production with a gateway and %o is refused: no cookie would be Secure',
  (address) => {
    const office = { OFFICE_RECIPIENTS: 'care@clinic.example' }
    const production = { ...MSG91, ...address, ...office, NODE_ENV: 'production' }
    expect(faultyVariables(parseServerConfig({ ...SERVER, ...production }))).toEqual(['PUBLIC_URL'])
    expect(faultyVariables(parseLaunchConfig(production))).toEqual(['PUBLIC_URL'])
  },
)
