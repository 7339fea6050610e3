import type { SiteState, StateJob } from '@pulli/contracts/site-state.ts'
import { listTroubledJobs, type TroubledJob } from '@pulli/data/jobs/troubled-jobs.ts'
import { countUndelivered } from '@pulli/data/message/messages-sent.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import type { ApiContext } from '#context.ts'
import { jobWords } from './job-words.ts'
import { problemsInWords } from './problems-in-words.ts'
import { readSiteFacts } from './read-site-facts.ts'
import { FOLDER_WORDS, PART_WORDS, sizeWords } from './state-words.ts'

const MOST_JOBS = 50
const UNDELIVERED_MILLISECONDS = 7 * DAY

/** Returns the site status, without personal data: no address, no number, and no error that may quote one. */
export async function readSiteState(context: ApiContext): Promise<SiteState> {
  const { database, codes, samples } = context
  const since = new Date(context.clock().getTime() - UNDELIVERED_MILLISECONDS)
  const [facts, jobs, undelivered, sampleCount] = await Promise.all([
    readSiteFacts(context),
    listTroubledJobs(database.db, MOST_JOBS),
    countUndelivered(database.db, since),
    countSamples(samples),
  ])
  const { now, machine, backups } = facts
  const jobCount = facts.jobs.reduce((sum, { givenUp, waiting }) => sum + givenUp + waiting, 0)
  return {
    read_at: now.toISOString(),
    is_trial: machine.isTrial,
    problems: problemsInWords(facts),
    version: facts.version,
    database_version: facts.databaseVersion ?? null,
    jobs: jobs.map(shownJob),
    more_jobs: Math.max(0, jobCount - jobs.length),
    queue: facts.jobs.map(({ kind, givenUp, waiting }) => ({ kind, given_up: givenUp, waiting })),
    undelivered,
    last_backup_at: backups.backup?.toISOString() ?? null,
    last_drill_at: backups.drill?.toISOString() ?? null,
    samples: sampleCount,
    codes: codes.showsCodes ? 'shown' : facts.codesFailSince ? 'late' : 'taken',
    parts: machine.neighbours.map(({ name, circuit, since: changedAt, answeredAt }) => ({
      name: PART_WORDS[name](),
      answers: circuit === 'closed',
      since: changedAt.toISOString(),
      answered_at: answeredAt?.toISOString() ?? null,
    })),
    disks: machine.disks.map(({ folder, freeBytes }) => ({
      folder: FOLDER_WORDS[folder](),
      free: sizeWords(freeBytes),
    })),
    certificates: machine.certificates.map(({ host, endsAt }) => ({
      host,
      ends_at: endsAt?.toISOString() ?? null,
    })),
  }
}

const shownJob = ({ id, task, kind, trouble, dueAt, failures, nextTryAt }: TroubledJob): StateJob => ({
  id,
  kind,
  what: jobWords(task),
  trouble,
  due_at: dueAt.toISOString(),
  failures,
  next_try_at: nextTryAt?.toISOString() ?? null,
})

/** While the content service gives no answer, the rest of the state is the more wanted. */
async function countSamples(samples: ApiContext['samples']): Promise<number | null> {
  const entries = await samples?.read().catch(() => undefined)
  return entries?.reduce((sum, entry) => sum + entry.samples.length, 0) ?? null
}
