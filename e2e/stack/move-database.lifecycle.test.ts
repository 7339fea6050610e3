import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../../apps/server/src/launcher/embedded-postgres.ts'
import { consultationBody } from '../consultation-body.ts'
import { INHERITED } from '../inherited-environment.ts'
import { queryDatabase } from '../query-database.ts'
import { startStack } from '../running-stack.ts'
import { installMissing } from './built-image.ts'

const PULLI = join(import.meta.dirname, '../../deploy/pulli')
const why = process.env.LONG ? installMissing(['mmdebstrap']) : 'with npm run test:long'

/**
 * A folder with the client programs of PostgreSQL 18, which Debian has in testing alone: each runs in a root of its own. Its
 * release file expires within a week.
 */
async function clientPrograms(folder: string): Promise<string> {
  const debian = join(folder, 'debian')
  const flags = [
    '--variant=minbase',
    '--aptopt=Acquire::Check-Valid-Until "false"',
    '--include=postgresql-client-18',
  ]
  await promisify(execFile)('mmdebstrap', [...flags, 'testing', debian, 'http://deb.debian.org/debian'])
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  for (const name of ['pg_dump', 'pg_restore']) {
    writeFileSync(
      join(programs, name),
      `#!/bin/sh\nexec chroot ${debian} /usr/lib/postgresql/18/bin/${name} "$@"\n`,
    )
    chmodSync(join(programs, name), 0o755)
  }
  return programs
}

/** PostgreSQL on a port of its own, with what `make-secrets` puts into `create-databases.sql`. */
async function ownServer(folder: string) {
  const password = 'of-this-test'
  const postgres = await startEmbeddedPostgres({ folder, password, logFile: join(folder, 'postgres.log') })
  onTestFinished(() => postgres.stop())
  const admin = postgres.url('postgres')
  for (const statement of [
    `create role owner login password '${password}'`,
    `create role pulli_server login password '${password}'`,
    `create role pulli_content login password '${password}'`,
    // The cluster has databases of these names, which belong to its superuser.
    'create database moved owner owner',
    'create database moved_content owner pulli_content',
    'grant connect on database moved to pulli_server',
  ])
    await queryDatabase(admin, statement)
  const as = (role: string, database: string) => {
    const url = new URL(postgres.url(database))
    url.username = role
    url.password = password
    return url.href
  }
  return {
    DATABASE_URL: as('owner', 'moved'),
    DATABASE_APP_URL: as('pulli_server', 'moved'),
    CONTENT_DATABASE_URL: as('pulli_content', 'moved_content'),
  }
}

/** So many moods, with their notes and indexes, are a gigabyte. */
const [MEMBERS, DAYS] = [2_000, 1_500]

/** Fills a site to a gigabyte. What it takes to move that is in docs/benchmarks.md. */
async function fill(databaseUrl: string) {
  const run = (text: string) => queryDatabase(databaseUrl, text)
  await run(`insert into members (member_id, time_zone, created_at, wrapped_key, phone_encrypted, phone_lookup)
    select gen_random_uuid(), 'UTC', now(), decode('01' || repeat('00', 60), 'hex'), '\\x00', sha256(n::text::bytea)
    from generate_series(1, ${MEMBERS}) n`)
  await run(`insert into moods (member_id, mood_id, day, mood_type, time_zone, version, created_at, changed_at, note_encrypted)
    select member_id, gen_random_uuid(), date '2001-01-01' + n, 'GOOD', 'Asia/Kolkata', 1, now(), now(),
      decode(repeat(md5(random()::text), 4), 'hex')
    from generate_series(1, ${DAYS}) n, members`)
  const [size] = await run('select (pg_database_size(current_database()) / 1e6)::int as megabytes')
  return (size as { megabytes: number }).megabytes
}

test.skipIf(why !== undefined)(
  'a site of a gigabyte moves to a PostgreSQL of its own with every row, and its old database no longer starts',
  { timeout: 1_800_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pulli-move-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const programs = await clientPrograms(folder)
    mkdirSync(join(folder, 'own'))
    const databases = await ownServer(join(folder, 'own'))
    const move = () =>
      promisify(execFile)(PULLI, ['move-database'], {
        cwd: folder,
        env: {
          ...INHERITED,
          PATH: [programs, process.env.PATH].join(delimiter),
          DATA_DIR: dataDir,
          ...databases,
        },
      }).then(
        ({ stdout }) => stdout,
        ({ stderr }) => stderr as string,
      )

    const before = await startStack({ dataDir })
    const body = consultationBody()
    const sent = await fetch(`${before.siteUrl}/api/v1/mwellness/user-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(sent.status).toBe(200)
    expect(await move()).toContain('Pulli is running')
    const megabytes = await fill(before.databaseUrl())
    const stoppedAt = performance.now()
    expect(await before.stop()).toBe(0)

    const said = await move()
    expect(said).toMatch(/^pulli: 3\d{6} rows in \d+ tables, the same on both sides$/m)
    expect(said).toMatch(/^content: \d{3,} rows in \d+ tables, the same on both sides$/m)
    expect(existsSync(join(dataDir, 'postgres/moved.json'))).toBe(true)

    const after = await startStack({ dataDir, isFresh: true, env: databases })
    const stopSeconds = Math.round((performance.now() - stoppedAt) / 1_000)
    process.stdout.write(
      `${megabytes} MB: ${/moved in \d+ s/.exec(said)}; the site was away for ${stopSeconds} s\n`,
    )
    expect((await fetch(`${after.siteUrl}/crisis`)).status).toBe(200)
    expect(
      await queryDatabase(databases.DATABASE_URL, 'select count(*)::int as n from consultation_requests'),
    ).toEqual([{ n: 1 }])
    expect(await move()).toContain('moved to')
    expect(await after.stop()).toBe(0)
    await expect(startStack({ dataDir, isFresh: true })).rejects.toThrow('moved to')
  },
)
