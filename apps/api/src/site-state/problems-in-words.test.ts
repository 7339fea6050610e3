import { JOB_KINDS, type JobKind } from '@pulli/data/jobs/troubled-jobs.ts'
import { expect, test } from 'vitest'
import { problemsInWords } from './problems-in-words.ts'
import type { MachineState, SiteFacts } from './site-facts.ts'

const NOW = new Date('2026-11-27T03:30:00Z')
const HOUR = 3_600
const DAY = 24 * HOUR
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000)

const MACHINE: MachineState = {
  isTrial: false,
  neighbours: [{ name: 'keys', circuit: 'closed', since: ago(DAY), answeredAt: ago(1) }],
  disks: [{ folder: 'data', freeBytes: 1e9 }],
  certificates: [{ host: 'pulli.example', endsAt: ago(-14 * DAY) }],
  copiesErasures: true,
}

const WELL: SiteFacts = {
  now: NOW,
  version: '1.1.0',
  databaseVersion: '1.1.0',
  machine: MACHINE,
  jobs: JOB_KINDS.map((kind) => ({ kind, givenUp: 0, waiting: 0, oldestSeconds: 0 })),
  mailsHeldSince: undefined,
  codesFailSince: undefined,
  backups: { backup: ago(2 * DAY), drill: ago(9 * DAY), since: ago(400 * DAY) },
  oldestUncopiedErasureSeconds: 0,
}

const machine = (part: Partial<MachineState>) => ({ machine: { ...MACHINE, ...part } })
const jobs = (kind: JobKind, part: { givenUp?: number; oldestSeconds?: number }) => ({
  jobs: WELL.jobs.map((count) => (count.kind === kind ? { ...count, waiting: 1, ...part } : count)),
})
const certificate = (seconds: number) =>
  machine({ certificates: [{ host: 'pulli.example', endsAt: ago(-seconds) }] })
const disk = (freeBytes: number) => machine({ disks: [{ folder: 'logs', freeBytes }] })
const silent = (seconds: number) =>
  machine({
    neighbours: [{ name: 'backup target', circuit: 'open', since: ago(seconds), answeredAt: undefined }],
  })
const backups = (part: Partial<SiteFacts['backups']>) => ({ backups: { ...WELL.backups, ...part } })

const CASES: readonly (readonly [string, Partial<SiteFacts>, readonly string[]])[] = [
  ['all is well', {}, []],
  ['mails wait for half an hour', jobs('mail', { oldestSeconds: 1_800 }), []],
  [
    'mails wait for longer',
    jobs('mail', { oldestSeconds: 1_860 }),
    ['The oldest unsent email is 31 minutes late.'],
  ],
  ['one mail failed', jobs('mail', { givenUp: 1 }), ['An email failed for good.']],
  [
    'mails failed, and others wait',
    jobs('mail', { givenUp: 3, oldestSeconds: 5 * HOUR }),
    ['3 emails failed for good.', 'The oldest unsent email is 5 hours late.'],
  ],
  [
    'mails are held, and failed by it',
    { ...jobs('mail', { givenUp: 3, oldestSeconds: DAY }), mailsHeldSince: ago(DAY) },
    ['Emails have been held back since a restore. Release or drop them.'],
  ],
  ['one text failed', jobs('text', { givenUp: 1 }), ['A text message failed for good.']],
  ['texts failed', jobs('text', { givenUp: 2 }), ['2 text messages failed for good.']],
  [
    'texts wait',
    jobs('text', { oldestSeconds: 3 * DAY }),
    ['The oldest unsent text message is 3 days late.'],
  ],
  ['one job failed', jobs('job', { givenUp: 1 }), ['A background job failed for good.']],
  ['jobs failed', jobs('job', { givenUp: 2 }), ['2 background jobs failed for good.']],
  ['a job waits for a quarter of an hour', jobs('job', { oldestSeconds: 900 }), []],
  [
    'a job waits for longer',
    jobs('job', { oldestSeconds: 960 }),
    ['The oldest unfinished background job is 16 minutes late.'],
  ],
  ['codes fail for ten minutes', { codesFailSince: ago(600) }, []],
  [
    'codes do not arrive',
    { codesFailSince: ago(3 * HOUR) },
    ['Sign-in codes are not arriving: the text message service has accepted none for 3 hours.'],
  ],
  ['a part is silent for two minutes', silent(120), []],
  ['a part is silent for longer', silent(121), ['Backup storage is not answering.']],
  ['a disk fills', disk(999_999_999), ['Only 1.0 GB of disk space is left for the logs.']],
  ['a disk is full', disk(0), ['Only 0.0 GB of disk space is left for the logs.']],
  [
    'a certificate ends soon',
    certificate(14 * DAY - 1),
    ['The certificate for pulli.example expires in 13 days. It should have been renewed by now.'],
  ],
  [
    'a certificate ends tomorrow',
    certificate(30 * HOUR),
    ['The certificate for pulli.example expires in 30 hours. It should have been renewed by now.'],
  ],
  [
    'a certificate has ended',
    certificate(-1),
    ['The certificate for pulli.example has expired. Browsers warn visitors away.'],
  ],
  [
    'a certificate is not known',
    machine({ certificates: [{ host: 'pulli.example', endsAt: undefined }] }),
    [],
  ],
  ['the last backup is old', backups({ backup: ago(2 * DAY + 1) }), ['The last backup is 2 days old.']],
  [
    'no backup was ever made',
    backups({ backup: undefined, drill: undefined }),
    ['No backup has ever been made.', 'No backup has ever been tested by restoring it.'],
  ],
  ['a new site has no backup yet', backups({ backup: undefined, drill: undefined, since: ago(DAY) }), []],
  [
    'the last drill is old',
    backups({ drill: ago(10 * DAY) }),
    ['The last test restore of a backup was 10 days ago.'],
  ],
  [
    'a trial without backups, whose certificate has ended',
    {
      ...backups({ backup: undefined }),
      ...machine({ isTrial: true, certificates: [{ host: 'localhost', endsAt: ago(1) }] }),
    },
    [],
  ],
  [
    'erasures are not copied',
    { oldestUncopiedErasureSeconds: 3 * HOUR },
    [
      'Erasures from 3 hours ago are still not recorded beside the backups. A restore would bring that data back.',
    ],
  ],
  [
    'erasures are copied by the backup alone',
    { oldestUncopiedErasureSeconds: DAY, ...machine({ copiesErasures: false }) },
    [],
  ],
  [
    'a newer version was here',
    { databaseVersion: '1.2.0' },
    ['The database was upgraded by version 1.2.0, but this server runs 1.1.0. Update the server.'],
  ],
  ['an older version was here', { databaseVersion: undefined }, []],
]

test.each(CASES)('%s', (_case, facts, words) => {
  expect(problemsInWords({ ...WELL, ...facts })).toEqual(words)
})

test('what endangers people comes first', () => {
  const words = problemsInWords({
    ...WELL,
    ...jobs('mail', { givenUp: 2 }),
    ...disk(0),
    codesFailSince: ago(HOUR),
    databaseVersion: '2.0.0',
  })
  expect(words.map((sentence) => sentence.split(' ')[0])).toEqual(['Sign-in', '2', 'Only', 'The'])
})
