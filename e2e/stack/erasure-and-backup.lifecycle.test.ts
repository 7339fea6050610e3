import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { testHolder } from '@pulli/api/testing/sealed.ts'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { confide, eraseAccount, signIn } from '../confiding-person.ts'
import { queryDatabase } from '../query-database.ts'
import { freePort, type RunningStack, startStack } from '../running-stack.ts'

const NAME = `Ashalata${Date.now()}`
const NOTE = `Nobodyknows${Date.now()}`
const DAY_MILLISECONDS = 86_400_000

/** The folders in which words lie, in whatever file. */
function placesOf(folder: string, words: readonly string[]): string[] {
  const args = ['-rlaF', ...words.flatMap((each) => ['-e', each]), folder]
  try {
    const files = execFileSync('grep', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return [
      ...new Set(
        files
          .trim()
          .split('\n')
          .map((file) => relative(folder, file).split('/')[0] ?? ''),
      ),
    ]
  } catch (error) {
    // grep found nothing.
    if ((error as { status?: number }).status === 1) return []
    throw error
  }
}

/** Makes a key of the folder look older than it is. */
function age(keysDir: string, version: number, days: number) {
  const file = join(keysDir, `key-${version}.json`)
  const madeAt = new Date(Date.now() - days * DAY_MILLISECONDS).toISOString()
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), madeAt }))
}

const rotate = (stack: RunningStack) =>
  queryDatabase(stack.databaseUrl(), "select graphile_worker.add_job('rotate-encryption-key')")

const holder = await testHolder()
/** What a site keeps after an erasure (decision 19): nothing, or a copy under a seal that none of its keys opens. */
const KEPT = [
  ['nothing is kept', 0, {}],
  [
    'a sealed copy is kept',
    1,
    { RETENTION_AFTER_ERASURE: 'sealed-one-year', RETENTION_RECIPIENT: holder.recipient },
  ],
] as const

// Where copies are retained, more is stored: that case is in every run.
test.each(process.env.LONG ? KEPT : KEPT.slice(1))(
  'after an erasure the data folder has no word of the person, and after the key has changed a backup opens no more, where %s',
  {
    timeout: 240_000,
  },
  async (_where, copies, env) => {
    const parent = mkdtempSync(join(tmpdir(), 'pulli-erasure-'))
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
    const [dataDir, backup] = [join(parent, 'data'), join(parent, 'backup')]
    const ports = { site: await freePort(), content: await freePort() }
    const mobile = mobileNumber()
    const words = [NAME, NOTE, mobile]

    const first = await startStack({ dataDir, ports, env, content: 'recorded' })
    await confide(first, { mobile, name: NAME, note: NOTE })
    await expect.poll(() => readdirSync(join(dataDir, 'outbox')).length, { timeout: 20_000 }).toBe(2)
    await first.stop()
    // Only the mails, which people read, have it in plain text.
    expect(placesOf(dataDir, words)).toEqual(['outbox'])
    // As a backup is made: with the owner of the database's files.
    execFileSync('cp', ['-a', '-T', dataDir, backup])

    const second = await startStack({ dataDir, ports, env, content: 'recorded' })
    const token = await signIn(second, mobile)
    await eraseAccount(second, token)
    await expect.poll(() => readdirSync(join(dataDir, 'outbox')).length, { timeout: 20_000 }).toBe(0)

    age(second.keysDir, 1, 36)
    await rotate(second)
    await expect.poll(() => readdirSync(second.keysDir).sort(), { timeout: 20_000 }).toContain('key-2.json')
    age(second.keysDir, 2, 2)
    await rotate(second)
    const left = ['key-2.json', 'lookup-key.json']
    await expect.poll(() => readdirSync(second.keysDir).sort(), { timeout: 20_000 }).toEqual(left)
    const kept = await queryDatabase<{ sealed: Buffer }>(
      second.databaseUrl(),
      'select sealed from sealed_erasures',
    )
    expect(kept).toHaveLength(copies)
    for (const { sealed } of kept) {
      const erased = JSON.stringify(await holder.open(sealed))
      for (const word of words) expect(erased).toContain(word)
    }
    await second.stop()
    expect(placesOf(dataDir, words)).toEqual([])

    // The site itself continues with the new key: the demo member and all others read what they wrote.
    const third = await startStack({ dataDir, ports, env, content: 'recorded' })
    await signIn(third, mobile)
    await third.stop()

    cpSync(third.keysDir, `${backup}-keys`, { recursive: true })
    await expect(startStack({ dataDir: backup, ports, env, content: 'recorded' })).rejects.toThrow(
      'the stack ended',
    )
    expect(readFileSync(join(backup, 'logs/server.log'), 'utf8')).toContain(
      'do not open what is in the database',
    )
  },
)
