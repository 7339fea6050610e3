import { expect, test } from 'vitest'
import { describeFaults } from './faults.ts'
import { hasDemoMember, parseLaunchConfig } from './launch-config.ts'
import { parseServerConfig } from './server-config.ts'

const SERVER = {
  DATABASE_URL: 'postgres://pulli:x@127.0.0.1:5432/pulli',
  CONTENT_URL: 'http://127.0.0.1:1337',
  CONTENT_SECRET: 'c'.repeat(32),
  APP_SECRET: 'a'.repeat(32),
}

function faultsOf(parsed: ReturnType<typeof parseServerConfig> | ReturnType<typeof parseLaunchConfig>) {
  return parsed.ok ? [] : parsed.faults.map(({ variable }) => variable)
}

test('npm start needs no setting at all', () => {
  expect(parseLaunchConfig({}).ok).toBe(true)
})

test('every fault is listed at once, by the name of its variable', () => {
  const parsed = parseServerConfig({
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    CONTENT_URL: 'here',
    MAIL_FROM: 'nobody',
  })
  expect(faultsOf(parsed)).toEqual([
    'PORT',
    'DATABASE_URL',
    'CONTENT_URL',
    'CONTENT_SECRET',
    'APP_SECRET',
    'MAIL_FROM',
  ])
})

test('no fault shows the value that was given', () => {
  const secret = 'hunter2-hunter2'
  const parsed = parseServerConfig({
    ...SERVER,
    CONTENT_SECRET: secret,
    DATABASE_URL: `mysql://pulli:${secret}@x/y`,
  })
  expect(parsed.ok).toBe(false)
  if (!parsed.ok) expect(describeFaults(parsed.faults)).not.toContain(secret)
})

test('a variable that is set to nothing counts as not set', () => {
  expect(parseServerConfig({ ...SERVER, SMTP_URL: '', PORT: ' ' }).ok).toBe(true)
})

test('the service worker is on unless it is said to be off', () => {
  const isOn = (environment: object) => {
    const parsed = parseServerConfig({ ...SERVER, ...environment })
    return parsed.ok && parsed.config.serviceWorker
  }
  expect([isOn({}), isOn({ SERVICE_WORKER: 'off' })]).toEqual([true, false])
  expect(faultsOf(parseServerConfig({ ...SERVER, SERVICE_WORKER: '0' }))).toEqual(['SERVICE_WORKER'])
})

test('OTP-10 without an SMS gateway production refuses to start unless demo codes are allowed', () => {
  expect(faultsOf(parseServerConfig({ ...SERVER, NODE_ENV: 'production' }))).toEqual(['ALLOW_DEMO_OTP'])
  expect(parseServerConfig({ ...SERVER, NODE_ENV: 'production', ALLOW_DEMO_OTP: '1' }).ok).toBe(true)
  expect(faultsOf(parseLaunchConfig({ NODE_ENV: 'production' }))).toEqual(['ALLOW_DEMO_OTP'])
})

const MSG91 = { SMS_GATEWAY: 'msg91', MSG91_AUTH_KEY: 'k', MSG91_TEMPLATE_ID: 't' }
const TWILIO = {
  SMS_GATEWAY: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: 'PULLI',
}

test.each([MSG91, TWILIO])('OTP-10 with an SMS gateway production starts without a further word', (sms) => {
  expect(faultsOf(parseServerConfig({ ...SERVER, ...sms, NODE_ENV: 'production' }))).toEqual([])
  expect(faultsOf(parseLaunchConfig({ ...sms, NODE_ENV: 'production' }))).toEqual([])
})

test.each([
  [{ SMS_GATEWAY: 'msg91' }, ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID']],
  [{ SMS_GATEWAY: 'twilio' }, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  [{ SMS_GATEWAY: 'pigeon' }, ['SMS_GATEWAY']],
  [{ ...TWILIO, SMS_TEXT: 'no code in it' }, ['SMS_TEXT']],
  [{ SMS_PER_HOUR: '0' }, ['SMS_PER_HOUR']],
  [{ SIGNUP: 'closed' }, ['SIGNUP']],
])('security row 58: the settings %o are refused by name, here and there', (environment, variables) => {
  expect(faultsOf(parseServerConfig({ ...SERVER, ...environment }))).toEqual(variables)
  expect(faultsOf(parseLaunchConfig(environment))).toEqual(variables)
})

test('D16: who signs up is open unless the settings say otherwise', () => {
  const signUp = (environment: Record<string, string>) => {
    const parsed = parseServerConfig({ ...SERVER, ...environment })
    return parsed.ok && parsed.config.signUp
  }
  expect([signUp({}), signUp({ SIGNUP: 'app' })]).toEqual(['open', 'app'])
})

test('the demo member is made on our own database without a gateway, and nowhere else', () => {
  const launch = (environment: Record<string, string>) => {
    const parsed = parseLaunchConfig(environment)
    return parsed.ok && hasDemoMember(parsed.config)
  }
  const database = {
    DATABASE_URL: SERVER.DATABASE_URL,
    CONTENT_DATABASE_URL: `${SERVER.DATABASE_URL}_content`,
  }
  expect([launch({}), launch(MSG91), launch(database)]).toEqual([true, false, false])
  const server = parseServerConfig({ ...SERVER, ...MSG91, DEMO_MEMBER: '1' })
  expect(server.ok && server.config.demoMember).toBe(false)
})

test.each([
  ['the same port twice', { PORT: '4000', CONTENT_PORT: '4000' }, ['CONTENT_PORT']],
  ['a content service without its secret', { CONTENT_URL: 'https://cms.example.org' }, ['CONTENT_SECRET']],
  [
    'one real database and no word on the other',
    { DATABASE_URL: SERVER.DATABASE_URL },
    ['CONTENT_DATABASE_URL'],
  ],
  [
    'one database for both',
    { DATABASE_URL: SERVER.DATABASE_URL, CONTENT_DATABASE_URL: SERVER.DATABASE_URL },
    ['CONTENT_DATABASE_URL'],
  ],
])('npm start refuses %s', (_what, environment, variables) => {
  expect(faultsOf(parseLaunchConfig(environment))).toEqual(variables)
})

test('security row 25: an account of the server goes with a database of one’s own', () => {
  const own = 'postgres://pulli_server:x@db:5432/pulli'
  expect(faultsOf(parseLaunchConfig({ DATABASE_APP_URL: own }))).toEqual(['DATABASE_APP_URL'])
  expect(faultsOf(parseServerConfig({ ...SERVER, DATABASE_APP_URL: 'mysql://x' }))).toEqual([
    'DATABASE_APP_URL',
  ])
  const parsed = parseServerConfig({ ...SERVER, DATABASE_APP_URL: own })
  expect(parsed.ok && parsed.config.databaseAppUrl).toBe(own)
})

test('security row 58: the second key and the token of the metrics are as long as any secret', () => {
  const short = { APP_SECRET_OTHER: 'short', METRICS_TOKEN: 'short' }
  expect(faultsOf(parseServerConfig({ ...SERVER, ...short }))).toEqual(['APP_SECRET_OTHER', 'METRICS_TOKEN'])
  expect(faultsOf(parseLaunchConfig(short))).toEqual(['APP_SECRET_OTHER', 'METRICS_TOKEN'])
})
