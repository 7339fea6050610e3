import { tryLogin } from '@pulli/api/mail/try-login.ts'
import type { Problem } from '#production/problem.ts'
import { type Asking, attempt } from './attempt.ts'

/** Signs in at the mail server, and sends nothing. */
export const checkSmtp = (smtpUrl: string, asking: Asking): Promise<Problem[]> =>
  attempt('SMTP_URL', asking, async () => {
    await tryLogin(smtpUrl, asking.withinMilliseconds)
    return []
  })
