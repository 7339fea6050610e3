import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { hasDemoMember, hasDeskSamples } from '../demo/demo-member.ts'
import { parseBackupConfig } from './backup-config.ts'
import { parseMigrateConfig } from './database-commands.ts'
import { describeFaults } from './faults.ts'
import { defaultServers, parseLaunchConfig } from './launch-config.ts'
import { parseServerConfig } from './server-config.ts'
import { faultyVariables, SERVER } from './server-config-examples.ts'

const OWNER = 'postgres://pulli:x@127.0.0.1:5432/pulli'

test('npm start needs no setting at all', () => {
  expect(parseLaunchConfig({}).ok).toBe(true)
})

test('every fault is listed at once, by the name of its variable', () => {
  const parsed = parseServerConfig({
    PORT: '99999',
    DATABASE_APP_URL: 'mysql://x',
    CONTENT_URL: 'here',
    MAIL_FROM: 'nobody',
    HOST: '0.0.0.0',
  })
  expect(faultyVariables(parsed)).toEqual([
    'PORT',
    'DATABASE_APP_URL',
    'CONTENT_URL',
    'CONTENT_SECRET',
    'APP_SECRET',
    'MAIL_FROM',
    'HOST',
  ])
})

test('no fault shows the value that was given', () => {
  const secret = 'hunter2-hunter2'
  const parsed = parseServerConfig({
    ...SERVER,
    CONTENT_SECRET: secret,
    DATABASE_APP_URL: `mysql://pulli:${secret}@x/y`,
    DATABASE_URL: `postgres://pulli:${secret}@x/y`,
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
  expect(faultyVariables(parseServerConfig({ ...SERVER, SERVICE_WORKER: '0' }))).toEqual(['SERVICE_WORKER'])
})

test('D53 a production start asks the anxiety list in our own words, unless it is told otherwise', () => {
  const wordingOf = (environment: object) => {
    const parsed = parseServerConfig({ ...SERVER, ...environment })
    return parsed.ok && parsed.config.anxietyWording
  }
  const production = { NODE_ENV: 'production', ALLOW_DEMO_OTP: '1' }
  expect([{}, { NODE_ENV: 'test' }, production].map(wordingOf)).toEqual(['specified', 'specified', 'own'])
  expect(wordingOf({ ANXIETY_WORDING: 'own' })).toBe('own')
  expect(wordingOf({ ...production, ANXIETY_WORDING: 'specified' })).toBe('specified')
  const faulty = { ANXIETY_WORDING: 'beck' }
  expect(faultyVariables(parseServerConfig({ ...SERVER, ...faulty }))).toEqual(['ANXIETY_WORDING'])
  expect(faultyVariables(parseLaunchConfig(faulty))).toEqual(['ANXIETY_WORDING'])
})

test('care §6 what is erased is kept for the holder of a key alone, and a start that would only seem to is refused', async () => {
  const [holder = '', other = ''] = await Promise.all(
    [1, 2].map(async () => identityToRecipient(await generateIdentity())),
  )
  const sealed = { RETENTION_AFTER_ERASURE: 'sealed-one-year' }
  const parsers = [
    parseLaunchConfig,
    parseBackupConfig,
    (env: object) => parseServerConfig({ ...SERVER, ...env }),
  ]
  for (const parse of parsers) {
    for (const env of [{}, { RETENTION_AFTER_ERASURE: 'none' }, { ...sealed, RETENTION_RECIPIENT: holder }])
      expect(faultyVariables(parse(env))).toEqual([])
    expect(faultyVariables(parse({ RETENTION_AFTER_ERASURE: 'forever' }))).toEqual([
      'RETENTION_AFTER_ERASURE',
    ])
    for (const env of [
      sealed,
      { RETENTION_RECIPIENT: holder },
      { ...sealed, RETENTION_RECIPIENT: 'care@example.in' },
      // A letter that was typed wrong.
      { ...sealed, RETENTION_RECIPIENT: `${holder.slice(0, -1)}${holder.endsWith('q') ? 'p' : 'q'}` },
    ])
      expect(faultyVariables(parse(env))).toEqual(['RETENTION_RECIPIENT'])
    const backups = { BACKUP_TO: '/b', BACKUP_RECIPIENT: holder, BACKUP_KEYS_RECIPIENT: other }
    for (const RETENTION_RECIPIENT of [holder, other])
      expect(faultyVariables(parse({ ...sealed, ...backups, RETENTION_RECIPIENT }))).toEqual([
        'RETENTION_RECIPIENT',
      ])
  }
  const recipientOf = (env: object) => {
    const parsed = parseServerConfig({ ...SERVER, ...env })
    return parsed.ok && parsed.config.retentionRecipient
  }
  expect(recipientOf({})).toBeUndefined()
  expect(recipientOf({ ...sealed, RETENTION_RECIPIENT: holder })).toBe(holder)
})

const MSG91 = { SMS_GATEWAY: 'msg91', MSG91_AUTH_KEY: 'k', MSG91_TEMPLATE_ID: 't' }
const TWILIO = {
  SMS_GATEWAY: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: 'PULLI',
}

test.each([
  [{ SMS_GATEWAY: 'msg91' }, ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID']],
  [{ SMS_GATEWAY: 'twilio' }, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  [{ SMS_GATEWAY: 'pigeon' }, ['SMS_GATEWAY']],
  [{ ...TWILIO, SMS_TEXT: 'no code in it' }, ['SMS_TEXT']],
  [{ SMS_PER_HOUR: '0' }, ['SMS_PER_HOUR']],
  [{ SIGNUP: 'closed' }, ['SIGNUP']],
])('security row 58: the settings %o are refused by name, here and there', (environment, variables) => {
  expect(faultyVariables(parseServerConfig({ ...SERVER, ...environment }))).toEqual(variables)
  expect(faultyVariables(parseLaunchConfig(environment))).toEqual(variables)
})

test.each([
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['192.0.2.7, 2001:db8::/32', ['192.0.2.7', '2001:db8::/32']],
])('finding H1: TRUST_PROXY=%s says which proxies are trusted', (text, trusted) => {
  const parsed = parseServerConfig({ ...SERVER, TRUST_PROXY: text })
  expect(parsed.ok && parsed.config.trustProxy).toEqual(trusted)
})

test.each([
  'yes',
  'true',
  '-1',
  '1.5',
  '99',
  'proxy.example.org',
  '10.0.0.0/33',
  '10.0.0.1,',
  '10.0.0.1/8/8',
  '::1/129',
])('finding H1: TRUST_PROXY=%s stops the start', (text) => {
  expect(faultyVariables(parseServerConfig({ ...SERVER, TRUST_PROXY: text }))).toEqual(['TRUST_PROXY'])
  expect(faultyVariables(parseLaunchConfig({ TRUST_PROXY: text }))).toEqual(['TRUST_PROXY'])
})

test('D71: CORS_ORIGINS names the origins of apps; without it there are none', () => {
  const originsIn = (CORS_ORIGINS?: string) => {
    const parsed = parseServerConfig({ ...SERVER, ...(CORS_ORIGINS !== undefined && { CORS_ORIGINS }) })
    return parsed.ok && parsed.config.corsOrigins
  }
  expect(originsIn()).toEqual([])
  const named = ['https://localhost', 'capacitor://localhost', 'http://app.example.org:8080']
  expect(originsIn(named.join(', '))).toEqual(named)
})

test.each([
  '*',
  'null',
  'localhost',
  'https://localhost/',
  'https://*.example.org',
  'https://a.example,',
  'https://Example.org',
])('D71: CORS_ORIGINS=%s stops the start', (text) => {
  expect(faultyVariables(parseServerConfig({ ...SERVER, CORS_ORIGINS: text }))).toEqual(['CORS_ORIGINS'])
  expect(faultyVariables(parseLaunchConfig({ CORS_ORIGINS: text }))).toEqual(['CORS_ORIGINS'])
})

test('D16: sign-up is open by default', () => {
  const signUp = (environment: Record<string, string>) => {
    const parsed = parseServerConfig({ ...SERVER, ...environment })
    return parsed.ok && parsed.config.signUp
  }
  expect([signUp({}), signUp({ SIGNUP: 'app' })]).toEqual(['open', 'app'])
})

const DATABASES = {
  DATABASE_URL: OWNER,
  DATABASE_APP_URL: SERVER.DATABASE_APP_URL,
  CONTENT_DATABASE_URL: 'postgres://content:x@127.0.0.1:5432/content',
}

test('the demo member is created only in the bundled database without a gateway', () => {
  const launch = (environment: Record<string, string>) => {
    const parsed = parseLaunchConfig(environment)
    return parsed.ok && hasDemoMember(parsed.config)
  }
  const database = DATABASES
  expect([launch({}), launch(MSG91), launch(database)]).toEqual([true, false, false])
  const server = parseServerConfig({ ...SERVER, ...MSG91, DEMO_MEMBER: '1' })
  expect(server.ok && server.config.demoMember).toBe(false)
})

test('a desk has samples only in a trial in development: never in production, whatever the launcher says', () => {
  const launch = (environment: Record<string, string>) => {
    const parsed = parseLaunchConfig(environment)
    return parsed.ok && hasDeskSamples(parsed.config)
  }
  const production = { NODE_ENV: 'production', ALLOW_DEMO_OTP: '1' }
  expect([
    launch({}),
    launch({ NODE_ENV: 'test' }),
    launch(production),
    launch(MSG91),
    launch(DATABASES),
  ]).toEqual([true, false, false, false, false])
  const server = (environment: Record<string, string>) => {
    const parsed = parseServerConfig({ ...SERVER, DESK_SAMPLES: '1', ...environment })
    return parsed.ok ? parsed.config.deskSamples : parsed.faults
  }
  expect([server({}), server({ DESK_SAMPLES: '0' }), server(MSG91), server({ NODE_ENV: 'test' })]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(server(production)).toBe(false)
})

test.each([
  ['the same port twice', { PORT: '4000', CONTENT_PORT: '4000' }, ['CONTENT_PORT']],
  ['a content service without its secret', { CONTENT_URL: 'https://cms.example.org' }, ['CONTENT_SECRET']],
  [
    'one real database and no word on the other',
    { ...DATABASES, CONTENT_DATABASE_URL: '' },
    ['CONTENT_DATABASE_URL'],
  ],
  [
    'one database for both',
    { ...DATABASES, CONTENT_DATABASE_URL: 'postgres://content:x@127.0.0.1:5432/pulli' },
    ['CONTENT_DATABASE_URL'],
  ],
  [
    'the owner alone, as whom the server worked before',
    { ...DATABASES, DATABASE_APP_URL: '' },
    ['DATABASE_APP_URL'],
  ],
  ['the owner as the server', { ...DATABASES, DATABASE_APP_URL: OWNER }, ['DATABASE_APP_URL']],
  ...[OWNER, SERVER.DATABASE_APP_URL].map(
    (url) =>
      [
        'a content service with the account of another',
        { ...DATABASES, CONTENT_DATABASE_URL: url.replace(/[^/]+$/, 'content') },
        ['CONTENT_DATABASE_URL'],
      ] as [string, Record<string, string>, string[]],
  ),
])('npm start refuses %s', (_what, environment, variables) => {
  expect(faultyVariables(parseLaunchConfig(environment))).toEqual(variables)
})

test('security row 25: an account of the server goes with a database of one’s own', () => {
  const own = 'postgres://pulli_server:x@db:5432/pulli'
  expect(faultyVariables(parseLaunchConfig({ DATABASE_APP_URL: own }))).toEqual(['DATABASE_APP_URL'])
  expect(faultyVariables(parseLaunchConfig(DATABASES))).toEqual([])
})

test('finding C2: a server is not started with the address of the owner', () => {
  const parsed = parseServerConfig({ ...SERVER, DATABASE_URL: OWNER })
  expect(faultyVariables(parsed)).toEqual(['DATABASE_URL'])
  expect(!parsed.ok && describeFaults(parsed.faults)).toContain('npm run migrate')
})

test('finding C2: npm run migrate needs the address of the owner', () => {
  expect(faultyVariables(parseMigrateConfig({}))).toEqual(['DATABASE_URL'])
  expect(faultyVariables(parseMigrateConfig({ DATABASE_URL: OWNER }))).toEqual([])
})

test('security row 58: the second key and the metrics token must be as long as every other secret', () => {
  const short = { APP_SECRET_FALLBACK: 'short', METRICS_TOKEN: 'short' }
  expect(faultyVariables(parseServerConfig({ ...SERVER, ...short }))).toEqual([
    'APP_SECRET_FALLBACK',
    'METRICS_TOKEN',
  ])
  expect(faultyVariables(parseLaunchConfig(short))).toEqual(['APP_SECRET_FALLBACK', 'METRICS_TOKEN'])
})

test('SERVERS is a whole number from 1 on; below four cores the default is one server', () => {
  expect(faultyVariables(parseLaunchConfig({ SERVERS: '0' }))).toEqual(['SERVERS'])
  expect(faultyVariables(parseLaunchConfig({ SERVERS: '1.5' }))).toEqual(['SERVERS'])
  expect(faultyVariables(parseLaunchConfig({ SERVERS: 'all' }))).toEqual(['SERVERS'])
  const parsed = parseLaunchConfig({ SERVERS: '2' })
  expect(parsed.ok && parsed.config.SERVERS).toBe(2)
  expect([1, 2, 3, 4, 16].map(defaultServers)).toEqual([1, 1, 1, 4, 16])
})

test('a server encodes images beforehand unless that is off', () => {
  const pregenerates = (env: Record<string, string>) => {
    const parsed = parseServerConfig({ ...SERVER, ...env })
    return parsed.ok && parsed.config.pregeneratesImages
  }
  expect([pregenerates({}), pregenerates({ PREGENERATE_IMAGES: 'off' })]).toEqual([true, false])
})

test('a server works on jobs unless they are left to others', () => {
  const worksOnJobs = (env: Record<string, string>) => {
    const parsed = parseServerConfig({ ...SERVER, ...env })
    return parsed.ok && parsed.config.worksOnJobs
  }
  expect([worksOnJobs({}), worksOnJobs({ JOBS: 'on' }), worksOnJobs({ JOBS: 'off' })]).toEqual([
    true,
    true,
    false,
  ])
})
