import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { APPLICATION_ROLE } from '@pulli/data/application-role.ts'
import { migrate, migrationNames } from '@pulli/data/migrate.ts'
import { RELEASE_FILE, type Release, readSchema } from '@pulli/data/testing/released-schema.ts'
import pg from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/launcher/embedded-postgres.ts'
import { writeVersion } from './release/write-version.ts'

/**
 * `npm run record-release -- 1.1.0`, part of a release: writes the version wherever the checkout names its own, and records what it
 * relies on in the database. Without a version, it records anew what it relies on.
 */
const [next] = process.argv.slice(2)
if (next !== undefined) writeVersion('.', next, new Date().toISOString().slice(0, 10))
const folder = mkdtempSync(join(tmpdir(), 'pulli-release-'))
const postgres = await startEmbeddedPostgres({
  folder,
  password: 'postgres',
  logFile: join(folder, 'postgres.log'),
  settings: { fsync: 'off' },
})
try {
  const url = postgres.url('pulli')
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const schema = await readSchema(client, APPLICATION_ROLE)
  await client.end()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  const newestMigration = (await migrationNames()).at(-1) ?? ''
  const release: Release = { version, commit, newestMigration, accepted: {}, schema }
  writeFileSync(RELEASE_FILE, `${JSON.stringify(release, null, 2)}\n`)
  execFileSync('biome', ['format', '--write', fileURLToPath(RELEASE_FILE)], { stdio: 'ignore' })
  process.stdout.write(`${version} is recorded, with migrations up to ${newestMigration}\n`)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
