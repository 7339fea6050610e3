import { z } from 'zod'
import type { UploadsBucket } from '#backup/site-uploads.ts'
import { type Environment, type Fault, type Parsed, parseSettings } from './faults.ts'
import { keysDirFaults, withFolders } from './keys-dir.ts'
import { retentionFaults, retentionVariables } from './retention-settings.ts'
import { AgeRecipient, OneToken, PostgresUrl, WebUrl } from './values.ts'

/** A folder, or `s3://bucket/folder`. */
const Target = z
  .string()
  .refine(
    (text) => !text.includes('://') || /^s3:\/\/[a-z0-9.-]{3,63}(?:\/.*)?$/.test(text),
    'must be a folder, or an address like s3://bucket/folder',
  )

const Recipient = AgeRecipient('make-backup-keys')

/** Where backups go and for whom they are encrypted: of the launcher, the server and the commands. */
export const backupVariables = {
  BACKUP_TO: Target.optional(),
  BACKUP_RECIPIENT: Recipient.optional(),
  BACKUP_KEYS_RECIPIENT: Recipient.optional(),
  /** Files with the identities. Only where restores are tried: they open every backup. */
  BACKUP_IDENTITY: z.string().optional(),
  BACKUP_KEYS_IDENTITY: z.string().optional(),
  /** Of a bucket: the AWS SDK reads them by itself. */
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_REGION: z.string().optional(),
  AWS_ENDPOINT_URL_S3: WebUrl.optional(),
}

/** Faults in the combination of the settings of backups. */
export function backupFaults(env: Environment): Fault[] {
  const faults: Fault[] = []
  const { BACKUP_TO, BACKUP_RECIPIENT, BACKUP_KEYS_RECIPIENT } = env
  if (BACKUP_TO !== undefined) {
    for (const variable of ['BACKUP_RECIPIENT', 'BACKUP_KEYS_RECIPIENT'] as const) {
      if (env[variable] === undefined)
        faults.push({
          variable,
          message: 'must be set with BACKUP_TO: make one with `npm run make-backup-keys`',
        })
    }
  }
  if (BACKUP_RECIPIENT !== undefined && BACKUP_RECIPIENT === BACKUP_KEYS_RECIPIENT)
    faults.push({
      variable: 'BACKUP_KEYS_RECIPIENT',
      message:
        'must be another one than BACKUP_RECIPIENT: who can read the data needs the keys to understand it',
    })
  return faults
}

/** Where the content service keeps uploads, if not in the data folder. */
export const bucketVariables = {
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: WebUrl.optional(),
}

const BackupSettings = z.object({
  DATA_DIR: z.string().default('.data'),
  KEYS_DIR: z.string().optional(),
  DATABASE_URL: PostgresUrl.optional(),
  DATABASE_APP_URL: PostgresUrl.optional(),
  CONTENT_DATABASE_URL: PostgresUrl.optional(),
  APP_SECRET: OneToken.optional(),
  APP_SECRET_FALLBACK: OneToken.optional(),
  ...bucketVariables,
  ...backupVariables,
  ...retentionVariables,
})

export const BACKUP_SETTINGS = Object.keys(BackupSettings.shape)

export type BackupConfig = z.output<typeof BackupSettings> & { KEYS_DIR: string }

/** The content service asks for the same. */
export function bucketFaults(env: Environment): Fault[] {
  if (env.S3_BUCKET === undefined) return []
  const names = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const missing = names.filter((variable) => env[variable] === undefined)
  return missing.map((variable) => ({
    variable,
    message: 'must be set with S3_BUCKET, as for the content service: what editors uploaded is read there',
  }))
}

/** The bucket in which the content service keeps its files, or undefined where they are in the data folder. */
export function uploadsBucketOf(
  config: Partial<Record<keyof typeof bucketVariables, string | undefined>>,
): UploadsBucket | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = config
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined
  return { bucket, region, accessKeyId, secretAccessKey, endpoint }
}

/** Parses the settings of `npm run backup` and `npm run restore`, or lists every fault by variable. */
export const parseBackupConfig = (environment: Environment): Parsed<BackupConfig> =>
  parseSettings(
    BackupSettings,
    environment,
    [keysDirFaults, backupFaults, bucketFaults, retentionFaults],
    withFolders,
  )
