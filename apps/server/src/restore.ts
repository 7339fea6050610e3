import { parseArgs } from 'node:util'
import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { discardMails, releaseMails } from '@pulli/data/mail/mail-hold.ts'
import { endCommand } from './backup/backup-target.ts'
import { removeStages } from './backup/restore-stage.ts'
import { runRestore } from './backup/run-restore.ts'
import { openCluster } from './backup/running-cluster.ts'
import { settleDatabase } from './backup/settle-restored.ts'
import { type BackupConfig, parseBackupConfig, uploadsBucketOf } from './config/backup-config.ts'
import { retentionRecipient } from './config/retention-settings.ts'
import { readSettings } from './run/read-settings.ts'

const USAGE = `Usage: npm run restore -- --from <folder or s3://bucket/folder> [--check]
       npm run restore -- --settle --from <the same>
       npm run restore -- --release-mails | --discard-mails

It restores into DATA_DIR and KEYS_DIR, which must be empty, and needs, here or in the environment:
  --from           BACKUP_TO             where the backups are
  --identity       BACKUP_IDENTITY       the file that opens the data
  --keys-identity  BACKUP_KEYS_IDENTITY  the file that opens the keys and secrets

  --backup <name>  an earlier one; otherwise the newest
  --check          restores into a throw-away folder, compares, and removes it
  --settle         after a restore of DATABASE_URL by other means, such as pgBackRest: repeats what
                   was erased since, signs everybody out and holds mails; needs --from alone
  --release-mails  after a restore: sends the mails that were held
  --discard-mails  after a restore: drops them

Where uploads were left, the same command goes on with them. See docs/runbooks/backups.md.
`

/** `npm run restore`: exits with 1 where the backup did not hold, and with 2 on wrong settings. */
async function main(): Promise<number> {
  const flags = flagsOf()
  if (flags === undefined) return 2
  const config = readSettings('npm run restore', parseBackupConfig)
  if (config === undefined) return 2
  try {
    if (flags['release-mails'] || flags['discard-mails'])
      return await endHold(config, flags['release-mails'] === true)
    const from = flags.from ?? config.BACKUP_TO
    if (flags.settle) return await settle(config, from)
    const identityFile = flags.identity ?? config.BACKUP_IDENTITY
    const keysIdentityFile = flags['keys-identity'] ?? config.BACKUP_KEYS_IDENTITY
    if (from === undefined || identityFile === undefined || keysIdentityFile === undefined) {
      process.stderr.write(USAGE)
      return 2
    }
    const { DATABASE_URL: owner, DATABASE_APP_URL: application, CONTENT_DATABASE_URL: content } = config
    const settings = {
      from,
      backup: flags.backup,
      identityFile,
      keysIdentityFile,
      dataDir: config.DATA_DIR,
      keysDir: config.KEYS_DIR,
      external: owner && application ? { owner, application, content } : undefined,
      uploadsBucket: uploadsBucketOf(config),
      appSecret: config.APP_SECRET,
      appSecretFallback: config.APP_SECRET_FALLBACK,
      retentionRecipient: retentionRecipient(config),
    }
    removeStagesOnSignals()
    return await runRestore(settings, { isCheck: flags.check === true, print: tell, printError: tellError })
  } catch (error) {
    tellError(describeConnectionFailure(error))
    return 1
  }
}

/** The databases are the operator's: the bundled PostgreSQL is restored by this command alone. */
async function settle(config: BackupConfig, from: string | undefined): Promise<number> {
  const { DATABASE_URL: owner, DATA_DIR: dataDir, KEYS_DIR: keysDir } = config
  if (from === undefined || owner === undefined) {
    process.stderr.write(`--settle needs DATABASE_URL, and BACKUP_TO or --from\n\n${USAGE}`)
    return 2
  }
  const site = {
    from,
    owner,
    dataDir,
    keysDir,
    appSecret: config.APP_SECRET,
    appSecretFallback: config.APP_SECRET_FALLBACK,
    retentionRecipient: retentionRecipient(config),
  }
  return settleDatabase(site, { print: tell, printError: tellError })
}

const tell = (line: string) => void process.stdout.write(`${line}\n`)
const tellError = (line: string) => void process.stderr.write(`${line}\n`)

/** Decrypted files must not outlive the command. */
function removeStagesOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await removeStages()
      tellError('Stopped: what was not in its place yet is removed.')
      // By the signal: an exit would wait for a file that cannot be read.
      process.kill(process.pid, signal)
    })
  }
}

async function endHold(config: BackupConfig, isReleased: boolean): Promise<number> {
  const cluster = config.DATABASE_URL === undefined ? await openCluster(config.DATA_DIR) : undefined
  const database = openDatabase({
    url: cluster?.url('pulli') ?? config.DATABASE_URL ?? '',
    maxConnections: 1,
  })
  try {
    const jobs = await database.db.transaction().execute(isReleased ? releaseMails : discardMails)
    process.stdout.write(
      `Mails go out again. ${jobs} that were held ${isReleased ? 'are sent now' : 'were dropped'}.\n`,
    )
    return 0
  } finally {
    await database.close()
    await cluster?.leave()
  }
}

function flagsOf() {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  const options = {
    from: text,
    backup: text,
    identity: text,
    'keys-identity': text,
    check: yes,
    settle: yes,
    'release-mails': yes,
    'discard-mails': yes,
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}`)
    return undefined
  }
}

endCommand(await main())
