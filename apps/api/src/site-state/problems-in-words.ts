import type { JobKind } from '@pulli/data/jobs/troubled-jobs.ts'
import { compareVersions } from '@pulli/domain/release/compare-versions.ts'
import { m } from '@pulli/messages/messages.js'
import type { MachineState, SiteFacts } from './site-facts.ts'
import { ageWords, FOLDER_WORDS, PART_WORDS, sizeWords } from './state-words.ts'

// As in `deploy/alerts.yml`, and in the live checks of `check-production`.
const LATE_SECONDS: Readonly<Record<JobKind, number>> = { mail: 1_800, text: 1_800, job: 900 }
const LATE_ERASURE_SECONDS = 2 * 3_600
const LEAST_FREE_BYTES = 1e9
const MOST_BACKUP_DAYS = 2
const MOST_DRILL_DAYS = 9
const LEAST_CERTIFICATE_DAYS = 14
/** A circuit opens within seconds, also for a neighbour that is only restarted. */
const SILENT_SECONDS = 120

/** A code that failed by itself is no outage yet. */
const CODE_OUTAGE_SECONDS = 600

const DAY_SECONDS = 86_400

const JOB_WORDS = {
  mail: {
    failed: (count: number) =>
      count === 1 ? m.state_problem_mail_failed() : m.state_problem_mails_failed({ count }),
    late: (age: string) => m.state_problem_mails_late({ age }),
  },
  text: {
    failed: (count: number) =>
      count === 1 ? m.state_problem_text_failed() : m.state_problem_texts_failed({ count }),
    late: (age: string) => m.state_problem_texts_late({ age }),
  },
  job: {
    failed: (count: number) =>
      count === 1 ? m.state_problem_job_failed() : m.state_problem_jobs_failed({ count }),
    late: (age: string) => m.state_problem_jobs_late({ age }),
  },
} as const

/** Returns the site's problems, a sentence each, dangers to people first. They contain no personal data. */
export function problemsInWords(facts: SiteFacts): string[] {
  return [
    ...messageProblems(facts),
    ...jobProblems(facts),
    ...neighbourProblems(facts),
    ...diskProblems(facts.machine),
    ...(facts.machine.isTrial ? [] : [...certificateProblems(facts), ...backupProblems(facts)]),
    ...erasureProblems(facts),
    ...versionProblems(facts),
  ]
}

function messageProblems({ mailsHeldSince, codesFailSince, now }: SiteFacts): string[] {
  const codeSeconds = secondsBetween(codesFailSince ?? now, now)
  return [
    ...(codeSeconds > CODE_OUTAGE_SECONDS ? [m.state_problem_codes({ age: ageWords(codeSeconds) })] : []),
    ...(mailsHeldSince === undefined ? [] : [m.state_problem_held()]),
  ]
}

/** Whether mails are paused on purpose, which is reported too. */
function jobProblems({ jobs, mailsHeldSince }: SiteFacts): string[] {
  return jobs
    .filter(({ kind }) => kind !== 'mail' || mailsHeldSince === undefined)
    .flatMap(({ kind, givenUp, oldestSeconds }) => [
      ...(givenUp > 0 ? [JOB_WORDS[kind].failed(givenUp)] : []),
      ...(oldestSeconds > LATE_SECONDS[kind] ? [JOB_WORDS[kind].late(ageWords(oldestSeconds))] : []),
    ])
}

const neighbourProblems = ({ machine, now }: SiteFacts) =>
  machine.neighbours
    .filter(({ circuit, since }) => circuit === 'open' && secondsBetween(since, now) > SILENT_SECONDS)
    .map(({ name }) => m.state_problem_neighbour({ part: PART_WORDS[name]() }))

const diskProblems = ({ disks }: MachineState) =>
  disks
    .filter(({ freeBytes }) => freeBytes < LEAST_FREE_BYTES)
    .map(({ folder, freeBytes }) =>
      m.state_problem_disk({ free: sizeWords(freeBytes), folder: FOLDER_WORDS[folder]() }),
    )

const certificateProblems = ({ machine, now }: SiteFacts) =>
  machine.certificates.flatMap(({ host, endsAt }) => {
    if (endsAt === undefined) return []
    const seconds = secondsBetween(now, endsAt)
    if (seconds < 0) return [m.state_problem_certificate_ended({ host })]
    if (seconds >= LEAST_CERTIFICATE_DAYS * DAY_SECONDS) return []
    return [m.state_problem_certificate_ends({ host, age: ageWords(seconds) })]
  })

function backupProblems({ backups: { backup, drill, since }, now }: SiteFacts): string[] {
  const of = (last: Date | undefined, mostDays: number, never: string, old: (age: string) => string) => {
    const seconds = secondsBetween(last ?? since, now)
    if (seconds <= mostDays * DAY_SECONDS) return []
    return [last === undefined ? never : old(ageWords(seconds))]
  }
  const { state_problem_backup_old: oldBackup, state_problem_drill_old: oldDrill } = m
  return [
    ...of(backup, MOST_BACKUP_DAYS, m.state_problem_backup_never(), (age) => oldBackup({ age })),
    ...of(drill, MOST_DRILL_DAYS, m.state_problem_drill_never(), (age) => oldDrill({ age })),
  ]
}

const erasureProblems = ({ machine, oldestUncopiedErasureSeconds: seconds }: SiteFacts) =>
  machine.copiesErasures && seconds > LATE_ERASURE_SECONDS
    ? [m.state_problem_erasures({ age: ageWords(seconds) })]
    : []

const versionProblems = ({ version, databaseVersion }: SiteFacts) =>
  databaseVersion !== undefined && compareVersions(version, databaseVersion) < 0
    ? [m.state_problem_newer({ version, database: databaseVersion })]
    : []

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1_000
