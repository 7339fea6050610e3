import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'

/**
 * `npm run make-retention-key -- <file>`: makes the key that opens sealed copies, on the machine of the person who will hold
 * it, and prints its recipient for the operator. A file that is there already stays.
 */
async function main(): Promise<number> {
  const [file] = process.argv.slice(2)
  if (file === undefined) {
    process.stderr.write(
      'Usage: npm run make-retention-key -- <file on a drive of whoever holds the key, and on no machine of the site>\n',
    )
    return 2
  }
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  try {
    writeFileSync(file, `# RETENTION_RECIPIENT=${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    process.stderr.write(`${file} was not made: ${(error as Error).message}\n`)
    return 1
  }
  process.stdout.write(
    `RETENTION_RECIPIENT=${recipient}\n\nGive this line to the operator, and ${resolve(file)} to nobody. Without it no request can be answered.\n`,
  )
  return 0
}

process.exitCode = await main()
