import type { TaskList } from 'graphile-worker'
import { type MailConsultationDeps, mailConsultation } from './consultation/mail-consultation.ts'
import { forgetLimits } from './limits/forget-limits.ts'
import { forgetOldMoodKeys } from './mood/forget-old-mood-keys.ts'
import { forgetOldSignIns } from './sign-in/forget-sign-ins.ts'

/** Everything that the API leaves for later, by the name under which it is queued. */
export function apiTasks(deps: MailConsultationDeps): TaskList {
  return {
    'mail-consultation': mailConsultation(deps),
    'forget-limits': forgetLimits(deps),
    'forget-sign-ins': forgetOldSignIns(deps),
    'forget-mood-keys': forgetOldMoodKeys(deps),
  }
}

/** What comes round by itself, in the queue's crontab form (UTC). */
export const API_CRONTAB = [
  '17 21 * * * forget-limits ?max=3',
  '27 21 * * * forget-sign-ins ?max=3',
  '37 21 * * * forget-mood-keys ?max=3',
].join('\n')
