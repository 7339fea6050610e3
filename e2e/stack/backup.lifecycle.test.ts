import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { command, makeBackupKeys } from '../command.ts'
import { call, confide, eraseAccount, signIn } from '../confiding-person.ts'
import { consultationBody } from '../consultation-body.ts'
import { queryDatabase } from '../query-database.ts'
import { freePort, type RunningStack, startStack } from '../running-stack.ts'

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : []

const errorsOfJobs = async (stack: RunningStack) => {
  const rows = await queryDatabase<{ last_error: string | null }>(
    stack.databaseUrl(),
    'select last_error from graphile_worker._private_jobs',
  )
  return rows.map(({ last_error }) => last_error ?? '').join('\n')
}

test('a machine is lost and restored from a backup: who erased themselves since stays erased, and no mail goes out twice', {
  timeout: 400_000,
}, async () => {
  const parent = mkdtempSync(join(tmpdir(), 'pulli-backup-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const at = (name: string) => join(parent, name)
  const [dataDir, keysDir, target, drive] = [at('data'), at('data-keys'), at('target'), at('drive')]
  const ports = { site: await freePort(), content: await freePort() }

  const { recipients, identities } = await makeBackupKeys(drive)
  const settings = { DATA_DIR: dataDir, BACKUP_TO: target, ...recipients }

  const env = { BACKUP_TO: target, ...recipients }
  const first = await startStack({ dataDir, ports, env, content: 'recorded' })
  const [stays, goes] = [mobileNumber(1), mobileNumber(2)]
  const staying = await confide(first, { mobile: stays, name: 'Meenakshi', note: 'A quiet day' })
  const going = await confide(first, { mobile: goes, name: 'Ravindran', note: 'Not my day' })
  await expect.poll(() => filesIn(join(dataDir, 'outbox')).length, { timeout: 20_000 }).toBe(4)

  const backup = await command('backup', [], settings)
  expect(backup.printed).toMatch(/MB stored in \d+ s/)
  expect(backup.code).toBe(0)
  // Nothing of it is readable without the identities.
  for (const entry of filesIn(join(target, 'backups'))) {
    const text = readFileSync(join(entry.parentPath, entry.name), 'latin1')
    if (entry.name === 'manifest.json') expect(text).not.toMatch(/Meenakshi|secret|"key"/)
    else expect(text).toMatch(/^age-encryption\.org\/v1\n/)
  }
  // Every server reports its age.
  const [made] = await queryDatabase<{ kind: string }>(first.databaseUrl(), 'select kind from backup_times')
  expect(made).toEqual({ kind: 'backup' })
  // What stays the same is stored once.
  const uploads = filesIn(join(target, 'uploads')).length
  expect(uploads).toBeGreaterThan(10)

  await eraseAccount(first, going)
  const [mood] = (await call(first, 'GET', '/mood/getMoods', undefined, staying)).moods
  await call(first, 'DELETE', `/mood/${mood.mood_id}`, undefined, staying)
  await expect.poll(() => filesIn(join(target, 'erasures')).length, { timeout: 20_000 }).toBe(2)
  await first.stop()
  rmSync(dataDir, { recursive: true })
  rmSync(keysDir, { recursive: true })

  const check = await command('restore', ['--check'], { ...settings, ...identities })
  expect(check.printed).toMatch(/was restored to try it, and removed again, in \d+ s: \d+ rows/)
  expect(check.printed).toContain('2 erasures and withdrawals since were repeated')
  expect(check.code).toBe(0)
  expect(readdirSync(parent).filter((name) => name.includes('restored'))).toEqual([])
  expect(readdirSync(dataDir)).toEqual(['backup-drill.json'])

  const restored = await command('restore', [], { ...settings, ...identities })
  expect(restored.printed).toContain('npm run restore -- --release-mails')
  expect(restored.code).toBe(0)

  const second = await startStack({ dataDir, ports, env })
  onTestFinished(async () => void (await second.stop()))
  // All sessions end: one ended since the backup would work again.
  const answer = await fetch(`${second.siteUrl}/api/v1/mwellness/members/me`, {
    headers: { authorization: `Bearer ${staying}` },
  })
  expect(answer.status).toBe(401)
  const again = await signIn(second, stays)
  expect((await call(second, 'GET', '/members/me', undefined, again)).name).toBe('Meenakshi')
  expect((await call(second, 'GET', '/mood/getMoods', undefined, again)).moods).toEqual([])
  const stranger = await signIn(second, goes)
  expect((await call(second, 'GET', '/members/me', undefined, stranger)).name).toBe('')
  expect((await fetch(`${second.siteUrl}/img/logo`)).status).toBeLessThan(500)

  await call(second, 'POST', '/user-contact-email', consultationBody())
  await expect.poll(() => errorsOfJobs(second), { timeout: 20_000 }).toContain('mail not sent: held')
  expect(filesIn(join(dataDir, 'outbox'))).toEqual([])
  const released = await command('restore', ['--release-mails'], settings)
  expect(released.printed).toMatch(/Mails go out again. \d+ that were held are sent now/)
  await expect.poll(() => filesIn(join(dataDir, 'outbox')).length, { timeout: 30_000 }).toBe(2)

  // The next backup stores what is new, and the uploads not again.
  const next = await command('backup', [], settings)
  expect(next.code).toBe(0)
  expect(filesIn(join(target, 'uploads'))).toHaveLength(uploads)
  const tried = await queryDatabase<{ kind: string }>(second.databaseUrl(), 'select kind from backup_times')
  expect(tried.map(({ kind }) => kind).sort()).toEqual(['backup', 'drill'])
})
