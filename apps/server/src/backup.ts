import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeConnectionFailure } from '@pulli/data/describe-connection-failure.ts'
import { writeBackupNote } from './backup/backup-note.ts'
import { makeBackup } from './backup/make-backup.ts'
import { parseBackupConfig, uploadsBucketOf } from './config/backup-config.ts'
import { describeFaults } from './config/faults.ts'

const USAGE = `Usage: npm run backup -- --to <folder or s3://bucket/folder>

It runs beside the site and needs, here or in the environment:
  --to              BACKUP_TO              where backups go
  --recipient       BACKUP_RECIPIENT       for whom the data is encrypted (age1…)
  --keys-recipient  BACKUP_KEYS_RECIPIENT  for whom the keys and secrets are

\`npm run make-backup-keys -- <folder>\` makes both. See docs/runbooks/backups.md.
`

/** `npm run backup`: exits with 1 where anything was not stored, and with 2 on wrong settings. */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const flags = flagsOf()
  if (flags === undefined) return 2
  const parsed = parseBackupConfig({
    ...process.env,
    BACKUP_TO: flags.to ?? process.env.BACKUP_TO,
    BACKUP_RECIPIENT: flags.recipient ?? process.env.BACKUP_RECIPIENT,
    BACKUP_KEYS_RECIPIENT: flags['keys-recipient'] ?? process.env.BACKUP_KEYS_RECIPIENT,
  })
  if (!parsed.ok) {
    process.stderr.write(`${describeFaults(parsed.faults, 'npm run backup')}\n`)
    return 2
  }
  const { config } = parsed
  const { BACKUP_TO: to, BACKUP_RECIPIENT: recipient, BACKUP_KEYS_RECIPIENT: keysRecipient } = config
  if (to === undefined || recipient === undefined || keysRecipient === undefined) {
    process.stderr.write(USAGE)
    return 2
  }
  try {
    const { name, seconds, bytes, erasures, removed } = await makeBackup({
      to,
      recipient,
      keysRecipient,
      dataDir: config.DATA_DIR,
      keysDir: config.KEYS_DIR,
      ...(config.DATABASE_URL && {
        external: { product: config.DATABASE_URL, content: config.CONTENT_DATABASE_URL },
      }),
      uploadsBucket: uploadsBucketOf(config),
    })
    writeBackupNote(config.DATA_DIR, 'backup', {
      finishedAt: new Date().toISOString(),
      backup: name,
      seconds,
    })
    const megabytes = (bytes / 1_000_000).toFixed(1)
    process.stdout.write(`${name}: ${megabytes} MB stored in ${seconds} s\n`)
    if (erasures > 0) process.stdout.write(`${erasures} erasures were copied beside the backups\n`)
    for (const old of removed) process.stdout.write(`${old}: removed, past its time\n`)
    return 0
  } catch (error) {
    process.stderr.write(`The backup failed and does not count: ${describeConnectionFailure(error)}\n`)
    return 1
  }
}

function flagsOf() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { to: text, recipient: text, 'keys-recipient': text } }).values
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}`)
    return undefined
  }
}

process.exitCode = await main()
