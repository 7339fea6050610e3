import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { readIdentity } from './backup/open-backup.ts'
import { openLines } from './sealed-erasure/sealed-lines.ts'

const USAGE = `Usage: npm run open-sealed -- --identity <file> --copies <file> [--holding <text>] [--from <day>] [--to <day>]

For whoever holds the key, on a machine of their own; it needs neither the site nor its keys:
  --identity  the file that \`npm run make-retention-key\` made
  --copies    the file that the operator made with \`npm run export-sealed\`
  --holding   only copies in which this stands, such as a number: +919876543210
  --from, --to  only what was erased on these days (YYYY-MM-DD) or between them

It prints JSON. See docs/runbooks/answer-a-lawful-request.md.
`

/** `npm run open-sealed`: exits with 1 where a file cannot be read, and with 2 on wrong flags. */
async function main(): Promise<number> {
  const flags = flagsOf()
  if (flags?.identity === undefined || flags.copies === undefined) {
    process.stderr.write(USAGE)
    return 2
  }
  try {
    const identity = readIdentity(flags.identity)
    const lines = createInterface({ input: createReadStream(flags.copies), crlfDelay: Infinity })
    const { erasures, closed } = await openLines(lines, { ...flags, identity })
    process.stdout.write(`${JSON.stringify(erasures, undefined, 2)}\n`)
    process.stderr.write(`${erasures.length} found\n`)
    if (closed > 0) process.stderr.write(`${closed} were sealed for another key\n`)
    return 0
  } catch (error) {
    process.stderr.write(`The copies could not be opened: ${(error as Error).message}\n`)
    return 1
  }
}

function flagsOf() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { identity: text, copies: text, holding: text, from: text, to: text } })
      .values
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n`)
    return undefined
  }
}

process.exitCode = await main()
