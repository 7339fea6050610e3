import { freeHeldJobs } from '@pulli/data/jobs/free-held-jobs.ts'
import type { TaskList } from 'graphile-worker'
import { eraseInactiveMembers } from './account/erase-inactive-members.ts'
import { forgetOldRefusalCounts } from './audit/forget-old-refusal-counts.ts'
import { expireAudit, sealAudit } from './audit/seal-audit.ts'
import { type MailConsultationDeps, mailConsultation } from './consultation/mail-consultation.ts'
import { forgetOldKeys } from './idempotency/forget-old-keys.ts'
import { forgetLimits } from './limits/forget-limits.ts'
import { type OutboxSweep, sweepOutbox } from './mail/sweep-outbox.ts'
import { mailRecipientChange } from './office/mail-recipient-change.ts'
import { forgetOldSignIns } from './sign-in/forget-sign-ins.ts'

/** Longer than any job takes: each mail and each message gives up after seconds. */
const HELD_MILLISECONDS = 5 * 60_000

/** Everything that the API leaves for later, by the name under which it is queued. */
export function apiTasks(deps: MailConsultationDeps & OutboxSweep): TaskList {
  return {
    'mail-consultation': mailConsultation(deps),
    'mail-recipient-change': mailRecipientChange(deps),
    'sweep-outbox': async () => void (await sweepOutbox(deps)),
    'seal-audit': sealAudit(deps),
    'expire-audit': expireAudit(deps),
    'free-held-jobs': () => freeHeldJobs(deps.database.db, held(deps.clock())),
    'erase-inactive-members': eraseInactiveMembers(deps),
    'forget-limits': forgetLimits(deps),
    'forget-refusal-counts': forgetOldRefusalCounts(deps),
    'forget-sign-ins': forgetOldSignIns(deps),
    'forget-idempotency-keys': forgetOldKeys(deps),
  }
}

/** What comes round by itself, in the queue's crontab form (UTC). */
export const API_CRONTAB = [
  '* * * * * free-held-jobs ?max=1',
  '* * * * * seal-audit ?max=3',
  '12 21 * * * expire-audit ?max=3',
  '7 21 * * * erase-inactive-members ?max=3',
  '17 21 * * * forget-limits ?max=3',
  '22 21 * * * forget-refusal-counts ?max=3',
  '27 21 * * * forget-sign-ins ?max=3',
  '37 21 * * * forget-idempotency-keys ?max=3',
].join('\n')

function held(now: Date): Date {
  return new Date(now.getTime() - HELD_MILLISECONDS)
}
