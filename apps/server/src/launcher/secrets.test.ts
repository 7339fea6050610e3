import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptSecrets } from './secrets.ts'

function folder(kept?: Record<string, string>) {
  const path = mkdtempSync(join(tmpdir(), 'pulli-secrets-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  const file = join(path, 'secrets.json')
  if (kept !== undefined) writeFileSync(file, JSON.stringify(kept))
  return { path, read: () => JSON.parse(readFileSync(file, 'utf8')), file }
}

test('security row 58: the secrets are made once, at random, and read by their owner alone', () => {
  const { path, read, file } = folder()
  const first = keptSecrets(path)
  expect(keptSecrets(path)).toEqual(first)
  expect(read()).toEqual(first)
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length)
  for (const secret of Object.values(first)) expect(secret.length).toBeGreaterThanOrEqual(18)
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('security row 58: an existing folder gets the new secrets and keeps the others', () => {
  const { path, read } = folder({ databasePassword: 'kept', appSecret: 'kept too' })
  const secrets = keptSecrets(path)
  expect(secrets).toMatchObject({ databasePassword: 'kept', appSecret: 'kept too' })
  expect(secrets.databaseAppPassword.length).toBeGreaterThan(24)
  expect(read()).toEqual(secrets)
})

test('security row 58: the key that was renamed is accepted beside the one that is made for it', () => {
  const { path, read } = folder()
  const { appSecret, ...others } = keptSecrets(path)
  const renamed = folder({ ...others, appSecretFallback: appSecret })
  const secrets = keptSecrets(renamed.path)
  expect(secrets.appSecretFallback).toBe(appSecret)
  expect(secrets.appSecret).not.toBe(appSecret)
  expect(renamed.read()).toEqual(secrets)
  expect(read().appSecretFallback).toBeUndefined()
})
