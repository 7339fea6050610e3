import { freeHeldJobs } from '@pulli/data/jobs/free-held-jobs.ts'
import type { TaskList } from 'graphile-worker'
import { type MailConsultationDeps, mailConsultation } from './consultation/mail-consultation.ts'
import { forgetLimits } from './limits/forget-limits.ts'
import { forgetOldMoodKeys } from './mood/forget-old-mood-keys.ts'
import { forgetOldSignIns } from './sign-in/forget-sign-ins.ts'

/** Longer than any job takes: each mail and each message gives up after seconds. */
const HELD_MILLISECONDS = 5 * 60_000

/** Everything that the API leaves for later, by the name under which it is queued. */
export function apiTasks(deps: MailConsultationDeps): TaskList {
  return {
    'mail-consultation': mailConsultation(deps),
    'free-held-jobs': () => freeHeldJobs(deps.database.db, held(deps.clock())),
    'forget-limits': forgetLimits(deps),
    'forget-sign-ins': forgetOldSignIns(deps),
    'forget-mood-keys': forgetOldMoodKeys(deps),
  }
}

/** What comes round by itself, in the queue's crontab form (UTC). */
export const API_CRONTAB = [
  '* * * * * free-held-jobs ?max=1',
  '17 21 * * * forget-limits ?max=3',
  '27 21 * * * forget-sign-ins ?max=3',
  '37 21 * * * forget-mood-keys ?max=3',
].join('\n')

function held(now: Date): Date {
  return new Date(now.getTime() - HELD_MILLISECONDS)
}
