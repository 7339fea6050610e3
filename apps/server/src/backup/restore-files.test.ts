import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeKeyFiles } from './key-files.ts'
import { isInPlace, putInPlace } from './restore-files.ts'
import { unfinishedRestore } from './unfinished-restore.ts'

function restored() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-place-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const stage = { dataDir: join(folder, 'site/restoring/data'), keysDir: join(folder, 'site/restoring/keys') }
  const site = { dataDir: join(folder, 'site'), keysDir: join(folder, 'keys') }
  mkdirSync(join(stage.dataDir, 'postgres/cluster'), { recursive: true })
  writeFileSync(join(stage.dataDir, 'postgres/cluster/PG_VERSION'), '18')
  const file = (name: string) => ({ name, text: name })
  writeKeyFiles({ keys: [file('key-1.json')], secrets: [file('secrets.json')] }, stage)
  return { stage, site }
}

test('what was restored is put into its place whole, with a note that uploads are to come', () => {
  const { stage, site } = restored()
  expect(isInPlace(site, false)).toBe(false)
  putInPlace(stage, site, '2026-11-24T21-00-00Z')
  expect(isInPlace(site, false)).toBe(true)
  expect(readFileSync(join(site.dataDir, 'postgres/cluster/PG_VERSION'), 'utf8')).toBe('18')
  expect(readFileSync(join(site.keysDir, 'key-1.json'), 'utf8')).toBe('key-1.json')
  expect(unfinishedRestore(site.dataDir)).toBe('2026-11-24T21-00-00Z')
})

test.each([
  ['keys', (site: { dataDir: string; keysDir: string }) => writeFileSync(site.keysDir, '')],
  ['secrets', ({ dataDir }: { dataDir: string }) => mkdirSync(join(dataDir, 'secrets.json'))],
  ['a cluster', ({ dataDir }: { dataDir: string }) => writeFileSync(join(dataDir, 'postgres'), '')],
  ['a note', ({ dataDir }: { dataDir: string }) => mkdirSync(join(dataDir, 'restore-unfinished.json'))],
])('finding operate H6: where %s cannot be put there, nothing is', (_what, obstruct) => {
  const { stage, site } = restored()
  obstruct(site)
  const before = readdirSync(site.dataDir)
  expect(() => putInPlace(stage, site, '2026-11-24T21-00-00Z')).toThrow()
  expect(isInPlace(site, false)).toBe(false)
  expect(readdirSync(site.dataDir).filter((name) => name !== 'postgres')).toEqual(
    before.filter((name) => name !== 'postgres'),
  )
  expect(existsSync(join(site.keysDir, 'key-1.json'))).toBe(false)
  expect(existsSync(join(stage.dataDir, 'postgres/cluster/PG_VERSION'))).toBe(true)
})
