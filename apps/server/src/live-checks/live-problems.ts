import { tryLogin } from '@pulli/api/mail/try-login.ts'
import { type AccountAnswer, tryAccount } from '@pulli/api/sms/try-account.ts'
import { uploadsBucketOf } from '#config/backup-config.ts'
import { type Environment, withoutBlanks } from '#config/faults.ts'
import type { SmsSettings } from '#config/sms-settings.ts'
import { type Problem, refuse, warn } from '#production/verdict.ts'
import { type Asking, attempt, PATIENCE_MILLISECONDS } from './attempt.ts'
import { checkAddress } from './check-address.ts'
import { checkBackupTarget, checkUploads } from './check-storage.ts'

/**
 * Tries every neighbour that the settings name, all at once, and each for a bounded time. No mail and no text message leaves, and
 * what is stored is removed.
 */
export async function liveProblems(
  environment: Environment,
  sms: SmsSettings | undefined,
  asking: Asking = { withinMilliseconds: PATIENCE_MILLISECONDS },
): Promise<Problem[]> {
  const env = withoutBlanks(environment)
  const bucket = uploadsBucketOf(env)
  const found = await Promise.all([
    env.SMTP_URL === undefined ? [] : checkSmtp(env.SMTP_URL, asking),
    sms === undefined ? [] : checkGateway(sms, asking),
    env.BACKUP_TO === undefined ? [] : checkBackupTarget(env.BACKUP_TO, asking),
    bucket === undefined ? [] : checkUploads(bucket, asking),
    env.PUBLIC_URL === undefined ? [] : checkAddress('PUBLIC_URL', env.PUBLIC_URL, asking),
    env.CONTENT_PUBLIC_URL === undefined
      ? []
      : checkAddress('CONTENT_PUBLIC_URL', env.CONTENT_PUBLIC_URL, asking),
  ])
  return found.flat()
}

/** Signs in at the mail server, and sends nothing. */
export const checkSmtp = (smtpUrl: string, asking: Asking): Promise<Problem[]> =>
  attempt('SMTP_URL', asking, async () => {
    await tryLogin(smtpUrl, asking.withinMilliseconds)
    return []
  })

const VARIABLES = { msg91: 'MSG91_AUTH_KEY', twilio: 'TWILIO_AUTH_TOKEN' } as const

/** Codes count for minutes by the clock of this machine. */
const MOST_SKEW_SECONDS = 60
const NOTED_SKEW_SECONDS = 5

/**
 * Asks the SMS gateway for what costs nothing, and compares the clocks.
 *
 * @param address the gateway's own, unless it is another
 */
export function checkGateway(sms: SmsSettings, asking: Asking, address?: string): Promise<Problem[]> {
  const about = VARIABLES[sms.gateway]
  return attempt(about, asking, async (signal) => {
    const answer = await tryAccount(sms, { signal, ...(address !== undefined && { address }) })
    return [
      ...(answer.fault === undefined ? [] : [refuse(about, answer.fault)]),
      ...clockProblems(answer, new Date()),
    ]
  })
}

function clockProblems({ saidAt }: AccountAnswer, now: Date): Problem[] {
  const ahead = saidAt === undefined ? 0 : (now.getTime() - saidAt.getTime()) / 1_000
  if (Math.abs(ahead) <= NOTED_SKEW_SECONDS) return []
  const off = `is ${Math.round(Math.abs(ahead))} s ${ahead > 0 ? 'ahead of' : 'behind'} that of the SMS gateway. Set it by NTP`
  return [Math.abs(ahead) > MOST_SKEW_SECONDS ? refuse('the clock', off) : warn('the clock', off)]
}
