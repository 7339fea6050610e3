import { randomBytes, randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { tryLogin } from '@pulli/api/mail/try-login.ts'
import { type AccountAnswer, tryAccount } from '@pulli/api/sms/try-account.ts'
import { DAY, HOUR } from '@pulli/domain/time/durations.ts'
import { openTarget } from '#backup/backup-target.ts'
import { begunAt, listBackups } from '#backup/manifest.ts'
import type { ObjectStore } from '#backup/object-store.ts'
import { openBucket, type UploadsBucket } from '#backup/site-uploads.ts'
import { uploadsBucketOf } from '#config/backup-config.ts'
import { type Environment, withoutBlanks } from '#config/faults.ts'
import type { SmsSettings } from '#config/sms-settings.ts'
import { isThere, unwritableBecause } from '#production/unwritable-folder.ts'
import { type Problem, refuse, warn } from '#production/verdict.ts'
import { type Asking, attempt, PATIENCE_MILLISECONDS } from './attempt.ts'
import { certificateEnd } from './certificate-end.ts'

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

/** certbot renews a month before the end: with two weeks left it has failed twice. */
const LEAST_DAYS = 14

/**
 * Goes the way of a visitor: DNS, the certificate and, at the address of the site, whether it is Pulli that answers.
 *
 * @param variable the setting that names the address
 */
export const checkAddress = (
  variable: 'PUBLIC_URL' | 'CONTENT_PUBLIC_URL',
  address: string,
  asking: Asking,
): Promise<Problem[]> =>
  attempt(variable, asking, async (signal) => {
    const { hostname, protocol, port } = new URL(address)
    const host = hostname.replace(/^\[|\]$/g, '')
    await lookup(host)
    const found =
      protocol === 'https:' ? await certificateProblems(host, { port: Number(port || 443), signal }) : []
    if (variable === 'PUBLIC_URL') found.push(...(await siteProblems(address, signal)))
    return found
  })

async function certificateProblems(
  host: string,
  asked: { port: number; signal: AbortSignal },
): Promise<Problem[]> {
  const days = ((await certificateEnd(host, asked)).getTime() - Date.now()) / DAY
  return days < LEAST_DAYS
    ? [
        warn(
          'the certificate',
          `of ${host} ends in ${Math.floor(days)} days. Renew it, and find out why that failed`,
        ),
      ]
    : []
}

async function siteProblems(address: string, signal: AbortSignal): Promise<Problem[]> {
  const answer = await fetch(new URL('/livez', address), { redirect: 'manual', signal })
  const said = await answer.text()
  if (answer.ok && said === '{"status":"live"}') return []
  return [
    refuse(
      'PUBLIC_URL',
      `is answered by something else (${answer.status}): what stands in front leads elsewhere, or Pulli does not run`,
    ),
  ]
}

const MOST_BACKUP_HOURS = 48

/** Stores, reads and removes a file where backups go, and looks for the newest one. */
export const checkBackupTarget = (address: string, asking: Asking): Promise<Problem[]> =>
  attempt('BACKUP_TO', asking, async () => {
    if (!address.startsWith('s3://')) {
      if (!(await isThere(address)))
        return [refuse('BACKUP_TO', 'names a folder that is not there. Make it, or mount it')]
      const reason = await unwritableBecause(address)
      if (reason !== undefined) return [refuse('BACKUP_TO', reason)]
    }
    const target = await openTarget(address)
    const found = await putGetRemove('BACKUP_TO', target)
    return found.length > 0 ? found : ageProblems(await listBackups(target), new Date())
  })

/** The same with the bucket of what editors upload. */
export const checkUploads = (bucket: UploadsBucket, asking: Asking): Promise<Problem[]> =>
  attempt('S3_BUCKET', asking, async () => putGetRemove('S3_BUCKET', openBucket(bucket)))

async function putGetRemove(
  about: string,
  store: Pick<ObjectStore, 'put' | 'get' | 'remove'>,
): Promise<Problem[]> {
  const name = `check-${randomUUID()}.txt`
  const content = randomBytes(32).toString('hex')
  await store.put(name, Readable.from([Buffer.from(content)]))
  const back = await text(await store.get(name))
  await store.remove(name)
  if (back !== content) return [refuse(about, 'was tried, and gave back something else than was stored')]
  const isLeft = await store.get(name).then(
    (left) => left.destroy() !== undefined,
    () => false,
  )
  return isLeft ? [refuse(about, 'was tried, and did not remove what it was told to')] : []
}

/** @param backups the newest last */
function ageProblems(backups: readonly string[], now: Date): Problem[] {
  const newest = backups.at(-1)
  if (newest === undefined)
    return [
      warn(
        'backups',
        'none is in BACKUP_TO. Make one now: `npm run backup`, or `systemctl start pulli-backup`',
      ),
    ]
  const hours = (now.getTime() - begunAt(newest).getTime()) / HOUR
  if (hours <= MOST_BACKUP_HOURS) return []
  return [
    warn(
      'backups',
      `the newest in BACKUP_TO is ${Math.floor(hours / 24)} days old. Read logs/backup.log, or what its unit or container logged`,
    ),
  ]
}
