import { parseArgs } from 'node:util'
import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { writeBackupNote } from './backup/backup-note.ts'
import { endCommand, openTarget } from './backup/backup-target.ts'
import { type MadeBackup, makeBackup } from './backup/make-backup.ts'
import { removeBackup } from './backup/remove-old-backups.ts'
import { parseBackupConfig, uploadsBucketOf } from './config/backup-config.ts'
import { readSettings } from './run/read-settings.ts'

const USAGE = `Usage: npm run backup -- --to <folder or s3://bucket/folder>

It runs beside the site and needs, here or in the environment:
  --to              BACKUP_TO              where backups go
  --recipient       BACKUP_RECIPIENT       for whom the data is encrypted (age1…)
  --keys-recipient  BACKUP_KEYS_RECIPIENT  for whom the keys and secrets are

  --nightly         from a timer: it goes when newer ones replace it. Without it, it stays for 35 days
  --remove <name>   removes one, and makes none

\`npm run make-backup-keys -- <folder>\` makes both. See docs/runbooks/backups.md.
`

/** `npm run backup`: exits with 1 where anything was not stored, and with 2 on wrong settings. */
async function main(): Promise<number> {
  const flags = flagsOf()
  if (flags === undefined) return 2
  const config = readSettings('npm run backup', (env) =>
    parseBackupConfig({
      ...env,
      BACKUP_TO: flags.to ?? env.BACKUP_TO,
      BACKUP_RECIPIENT: flags.recipient ?? env.BACKUP_RECIPIENT,
      BACKUP_KEYS_RECIPIENT: flags['keys-recipient'] ?? env.BACKUP_KEYS_RECIPIENT,
    }),
  )
  if (config === undefined) return 2
  const { BACKUP_TO: to, BACKUP_RECIPIENT: recipient, BACKUP_KEYS_RECIPIENT: keysRecipient } = config
  if (to === undefined || recipient === undefined || keysRecipient === undefined) {
    process.stderr.write(USAGE)
    return 2
  }
  try {
    if (flags.remove !== undefined) {
      reportRemoval(await removeBackup(await openTarget(to), flags.remove, new Date()))
      return 0
    }
    const made = await makeBackup({
      to,
      recipient,
      keysRecipient,
      dataDir: config.DATA_DIR,
      keysDir: config.KEYS_DIR,
      ...(config.DATABASE_URL && {
        external: { product: config.DATABASE_URL, content: config.CONTENT_DATABASE_URL },
      }),
      uploadsBucket: uploadsBucketOf(config),
      // systemd says which timer started a unit.
      isByHand: flags.nightly !== true && process.env.TRIGGER_UNIT === undefined,
    })
    const { name, seconds } = made
    writeBackupNote(config.DATA_DIR, 'backup', {
      finishedAt: new Date().toISOString(),
      backup: name,
      seconds,
    })
    report(made)
    return made.faults.length === 0 ? 0 : 1
  } catch (error) {
    const what = flags.remove === undefined ? 'The backup failed and does not count' : 'Nothing was removed'
    process.stderr.write(`${what}: ${describeConnectionFailure(error)}\n`)
    return 1
  }
}

function report(made: MadeBackup) {
  const { name, seconds, bytes, erasures, healed } = made
  process.stdout.write(`${name}: ${(bytes / 1_000_000).toFixed(1)} MB stored in ${seconds} s\n`)
  if (erasures > 0) process.stdout.write(`${erasures} erasures were copied beside the backups\n`)
  for (const upload of healed)
    process.stdout.write(`${upload} was lost or damaged in the backups, and is stored again\n`)
  reportRemoval(made)
}

function reportRemoval({ removed, faults }: Pick<MadeBackup, 'removed' | 'faults'>) {
  for (const old of removed) process.stdout.write(`${old}: removed\n`)
  for (const fault of faults) process.stderr.write(`wrong: ${fault}\n`)
}

function flagsOf() {
  try {
    const text = { type: 'string' } as const
    const options = {
      to: text,
      recipient: text,
      'keys-recipient': text,
      nightly: { type: 'boolean' },
      remove: text,
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}`)
    return undefined
  }
}

endCommand(await main())
