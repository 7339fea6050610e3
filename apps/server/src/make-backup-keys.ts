import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'

/**
 * `npm run make-backup-keys -- <folder>`: makes the two identities that open backups, and prints their recipients for the
 * settings. Files that are there already stay.
 */
async function main(): Promise<number> {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) {
    process.stderr.write('Usage: npm run make-backup-keys -- <folder on a drive that leaves this machine>\n')
    return 2
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const [variable, name] of [
    ['BACKUP_RECIPIENT', 'backup-identity.txt'],
    ['BACKUP_KEYS_RECIPIENT', 'backup-keys-identity.txt'],
  ] as const) {
    const identity = await generateIdentity()
    const recipient = await identityToRecipient(identity)
    const file = join(resolve(folder), name)
    try {
      writeFileSync(file, `# ${variable}=${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      process.stderr.write(`${file} was not made: ${(error as Error).message}\n`)
      return 1
    }
    process.stdout.write(`${variable}=${recipient}\n`)
  }
  process.stdout.write(
    `\nWithout the two files in ${resolve(folder)} no backup can be restored. Keep them apart from the backups and from this machine.\n`,
  )
  return 0
}

process.exitCode = await main()
