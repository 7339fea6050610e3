import { expect, test } from 'vitest'
import { type ProductionFacts, productionProblems } from './production-problems.ts'
import { verdictOn } from './verdict.ts'

const NOW = new Date('2026-11-24T06:00:00Z')
const READY: ProductionFacts = {
  env: {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.example.in',
    TRUST_PROXY: '1',
    OFFICE_RECIPIENTS: 'care@example.in',
    SMTP_URL: 'smtps://mail.example.in',
    MAIL_FROM: 'Pulli <care@example.in>',
    APP_SECRET: 'x'.repeat(24),
    METRICS_TOKEN: 'x'.repeat(24),
    BACKUP_TO: '/mnt/backups',
    DATABASE_URL: 'postgres://pulli@db.example.in/pulli?sslmode=verify-full',
  },
  now: NOW,
  unwritable: undefined,
  freeBytes: 50e9,
  keysLie: 'elsewhere',
  hasFallbackInFile: false,
  clockSkewSeconds: 0.2,
  hasStaff: true,
  mailsHeldSince: undefined,
  samples: [],
  hasGrievanceOfficer: true,
  lastBackup: new Date('2026-11-23T21:02:00Z'),
  lastDrill: new Date('2026-11-22T22:05:00Z'),
}

const with_ = (changes: Partial<ProductionFacts>, env: Record<string, string | undefined> = {}) =>
  productionProblems({ ...READY, ...changes, env: { ...READY.env, ...env } })

test('a site that is ready has no problem', () => {
  expect(productionProblems(READY)).toEqual([])
})

test.each<[string, boolean, Partial<ProductionFacts>, Record<string, string | undefined>]>([
  ['NODE_TLS_REJECT_UNAUTHORIZED', true, {}, { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
  ['DATABASE_URL', false, {}, { DATABASE_URL: 'postgres://db.example.in/pulli' }],
  ['DATABASE_APP_URL', false, {}, { DATABASE_APP_URL: 'postgres://10.0.0.7/pulli?sslmode=require' }],
  ['TRUST_PROXY', false, {}, { TRUST_PROXY: undefined }],
  ['APP_SECRET', false, {}, { APP_SECRET: undefined }],
  ['APP_SECRET', false, { hasFallbackInFile: true }, {}],
  ['KEYS_DIR', false, { keysLie: 'on the disk of the data' }, {}],
  ['KEYS_DIR', true, { keysLie: 'no answer' }, {}],
  ['RETENTION_AFTER_ERASURE', false, {}, { RETENTION_AFTER_ERASURE: 'sealed-one-year' }],
  ['METRICS_TOKEN', false, {}, { METRICS_TOKEN: undefined }],
  ['the desk', false, { hasStaff: false }, {}],
  ['SMTP_URL', false, {}, { SMTP_URL: undefined }],
  ['MAIL_FROM', false, {}, { MAIL_FROM: undefined }],
  ['mails', false, { mailsHeldSince: NOW }, {}],
  ['sample values', false, { samples: ['Team: Dr Meera Nair'] }, {}],
  ['the disk of DATA_DIR', false, { freeBytes: 4_999e6 }, {}],
  ['the disk of DATA_DIR', true, { freeBytes: 499e6 }, {}],
  ['the grievance officer', false, { hasGrievanceOfficer: false }, {}],
  ['DATA_DIR', true, { unwritable: '/data belongs to another account' }, {}],
  ['the clock', false, { clockSkewSeconds: 6 }, {}],
  ['the clock', true, { clockSkewSeconds: -61 }, {}],
  ['BACKUP_TO', false, {}, { BACKUP_TO: undefined }],
  ['backups', false, { lastBackup: new Date('2026-11-21T21:02:00Z') }, {}],
  ['backups', false, { lastDrill: undefined }, {}],
])('%s is named, and stops the start: %s', (about, isStopping, changes, env) => {
  expect(with_(changes, env)).toMatchObject([{ about, isStopping }])
})

test('a request that would reach no one stops the start: no mail server and nobody at the desk', () => {
  const found = with_({ hasStaff: false }, { SMTP_URL: undefined })
  expect(found.filter(({ isStopping }) => isStopping)).toMatchObject([{ about: 'SMTP_URL' }])
})

test('D58: a start without OFFICE_RECIPIENTS and without staff is refused; with staff it only warns', () => {
  for (const OFFICE_RECIPIENTS of [undefined, ' ']) {
    const without = with_({ hasStaff: false }, { OFFICE_RECIPIENTS })
    expect(without).toMatchObject([
      { about: 'OFFICE_RECIPIENTS', isStopping: true },
      { about: 'the desk', isStopping: false },
    ])
    expect(with_({ hasStaff: true }, { OFFICE_RECIPIENTS })).toMatchObject([
      { about: 'OFFICE_RECIPIENTS', isStopping: false },
    ])
    const trial = verdictOn(without, { ALLOW_DEMO_OTP: '1' })
    expect(trial.refusal).toBeUndefined()
    expect(trial.warnings[0]).toMatch(/^OFFICE_RECIPIENTS: must name who/)
  }
})

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://pulli.example' }])(
  'D58: ALLOW_DEMO_OTP with %o is no trial',
  (reach) => {
    const problems = with_({ hasStaff: false }, { OFFICE_RECIPIENTS: undefined })
    expect(verdictOn(problems, { ALLOW_DEMO_OTP: '1', ...reach }).refusal).toContain('OFFICE_RECIPIENTS')
  },
)

test('of many sample values the first are named, and the others counted', () => {
  const samples = Array.from({ length: 15 }, (_, n) => `Team: Person ${n + 1}`)
  const [problem] = with_({ samples })
  expect(problem?.message).toContain('Team: Person 12; and 3 more.')
  expect(problem?.message).not.toContain('Person 13')
  const [few] = with_({ samples: samples.slice(0, 2) })
  expect(few?.message).toContain('Team: Person 1; Team: Person 2.')
})

test('a database on this machine needs no certificate', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(with_({}, { DATABASE_URL: `postgres://pulli@${host}/pulli` })).toEqual([])
})

test('what could not be found out is no problem by itself', () => {
  expect(
    with_({ freeBytes: undefined, clockSkewSeconds: undefined, hasStaff: undefined, samples: undefined }),
  ).toEqual([])
})

test('a refused start names every reason at once, and a trial on one machine only warns', () => {
  const problems = with_({ freeBytes: 1, clockSkewSeconds: 120 }, { METRICS_TOKEN: undefined })
  const { warnings, refusal } = verdictOn(problems, READY.env)
  expect(warnings).toEqual(['METRICS_TOKEN: is not set: nobody is told when something fails at night.'])
  expect(refusal).toContain('the disk of DATA_DIR: has 0 MB left')
  expect(refusal).toContain('the clock: is 120 s ahead of that of the database')
  const trial = verdictOn(problems, { ALLOW_DEMO_OTP: '1' })
  expect(trial.refusal).toBeUndefined()
  expect(trial.warnings).toHaveLength(3)
})

const EXAMPLES: [string, string][] = [
  ['PUBLIC_URL', 'https://www.example.org'],
  ['CONTENT_PUBLIC_URL', 'https://cms.example.org'],
  ['MAIL_FROM', 'Pulli <care@example.org>'],
  ['OFFICE_RECIPIENTS', 'care@example.in, desk@example.org'],
  ['SMTP_URL', 'smtps://user:password@mail.example.org:465'],
  ['CONTENT_ADMIN_EMAIL', 'editor@example.org'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['S3_ENDPOINT', 'https://s3.test'],
  ['DATABASE_URL', 'postgres://user:password@db.example.org:5432/pulli?sslmode=verify-full'],
]

test.each(EXAMPLES)(
  'M5: %s that was left as in the samples is refused by check-production: %s',
  (variable, value) => {
    const problems = with_({}, { [variable]: value })
    expect(problems).toMatchObject([{ about: variable, isRefused: true }])
    expect(verdictOn(problems, READY.env).refusal).toBeUndefined()
    const { refusal } = verdictOn(problems, READY.env, { isCheck: true })
    expect(refusal).toContain(`${variable}: is an example`)
    expect(refusal).not.toContain('password')
  },
)

test('M5: an address that only looks like an example is taken', () => {
  const alike = {
    PUBLIC_URL: 'https://example.in',
    OFFICE_RECIPIENTS: 'example@pulli.in',
    MAIL_FROM: 'a@testing.org',
  }
  expect(with_({}, alike)).toEqual([])
})

test('M5: what a reader of the guide cannot change is a note, and neither a start nor a check warns of it', () => {
  const problems = with_(
    { keysLie: 'on the disk of the data', lastDrill: undefined },
    { RETENTION_AFTER_ERASURE: 'sealed-one-year' },
  )
  const { notes, warnings, refusal } = verdictOn(problems, READY.env, { isCheck: true })
  expect(notes.map((note) => note.split(':')[0])).toEqual(['KEYS_DIR', 'RETENTION_AFTER_ERASURE', 'backups'])
  expect({ warnings, refusal }).toEqual({ warnings: [], refusal: undefined })
  // Where the identities are at hand, a drill that is never made is a fault.
  const atHand = with_({ lastDrill: undefined }, { BACKUP_IDENTITY: '/media/drive/backup-identity.txt' })
  expect(verdictOn(atHand, READY.env).warnings[0]).toMatch(/^backups: none was ever tried/)
})

test('M5: where the database was not asked, no backup is missed', () => {
  expect(with_({ lastBackup: 'unknown' })).toEqual([])
})
