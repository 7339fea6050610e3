import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeSecrets } from './made-secrets.ts'

function freshFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'pulli-secrets-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return join(parent, 'secrets')
}

const contents = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

test('each secret is another one, in a folder that nobody else can enter', () => {
  const folder = freshFolder()
  makeSecrets(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const random = Object.entries(contents(folder)).filter(([name]) =>
    /secret|token|keys|salt|password/.test(name),
  )
  const filled = random.map(([, text]) => text.trim()).filter(Boolean)
  expect(filled.length).toBeGreaterThan(12)
  expect(new Set(filled).size).toBe(filled.length)
  for (const secret of filled) expect(secret).toMatch(/^\S{24,}$/)
})

test('the addresses name the accounts of create-databases.sql, with their passwords and the given host', () => {
  const folder = freshFolder()
  makeSecrets(folder, 'db.example.in:5433')
  const made = contents(folder)
  const sql = made['create-databases.sql'] ?? ''
  for (const name of ['database_url', 'database_app_url', 'content_database_url']) {
    const { username, password, host } = new URL(made[name]?.trim() ?? '')
    expect(host).toBe('db.example.in:5433')
    expect(sql).toContain(`create role ${username} login password '${password}'`)
  }
})

test('a second run keeps every secret, also one that the operator wrote', () => {
  const folder = freshFolder()
  makeSecrets(folder, 'db.example.in:5432')
  writeFileSync(join(folder, 'smtp_url'), 'smtps://mail.example.in\n')
  const before = contents(folder)
  makeSecrets(folder, 'elsewhere:5432')
  expect(contents(folder)).toEqual(before)
})

test('without a PostgreSQL there are no addresses, so that the bundled one counts, until a run names one', () => {
  const folder = freshFolder()
  makeSecrets(folder)
  const before = contents(folder)
  expect(before).toMatchObject({ database_url: '', database_app_url: '', content_database_url: '' })
  expect(before).not.toHaveProperty('create-databases.sql')
  makeSecrets(folder, 'db.example.in:5432')
  const after = contents(folder)
  expect(after.database_url).toContain('@db.example.in:5432/pulli')
  expect(after.app_secret).toBe(before.app_secret)
})
