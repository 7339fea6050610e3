import { uploadsBucketOf } from '#config/backup-config.ts'
import { type Environment, withoutBlanks } from '#config/faults.ts'
import type { SmsSettings } from '#config/sms-settings.ts'
import type { Problem } from '#production/problem.ts'
import { type Asking, PATIENCE_MILLISECONDS } from './attempt.ts'
import { checkAddress } from './check-address.ts'
import { checkGateway } from './check-gateway.ts'
import { checkSmtp } from './check-smtp.ts'
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
