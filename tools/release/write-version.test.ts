import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareVersions } from '@pulli/domain/release/compare-versions.ts'
import { OLDEST_BESIDE, VERSION } from '@pulli/domain/release/version.ts'
import { expect, onTestFinished, test } from 'vitest'
import { NAMES, writeVersion } from './write-version.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The files of a checkout that name its version. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of [...Object.keys(NAMES), 'CHANGELOG.md']) cpSync(join(ROOT, file), join(folder, file))
  return folder
}

test.each(Object.entries(NAMES))('H8: %s names the version of this checkout', (file, names) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  for (const name of names) expect(text).toContain(name.replace('{}', VERSION))
})

test('H8: CHANGELOG.md has a heading for each version from 1.0.0 on', () => {
  const isReleased = !VERSION.startsWith('0.')
  if (isReleased) expect(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(`\n## [${VERSION}] - 20`)
})

test('H8: a release writes its version everywhere, and lets the version before it work on its database', () => {
  const folder = checkout()
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  writeVersion(folder, '7.0.0', '2027-01-02')
  for (const [file, names] of Object.entries(NAMES)) {
    for (const name of names) expect(read(file)).toContain(name.replace('{}', '7.0.0'))
    for (const name of names) expect(read(file)).not.toContain(name.replace('{}', VERSION))
  }
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe('7.0.0')
  expect(read('packages/domain/src/release/version.ts')).toContain(`OLDEST_BESIDE = '${VERSION}'`)
  expect(read('CHANGELOG.md')).toContain('\n## [Unreleased]\n\n## [7.0.0] - 2027-01-02\n\n')
  writeVersion(folder, '7.1.0', '2027-02-03')
  expect(read('packages/domain/src/release/version.ts')).toContain("OLDEST_BESIDE = '7.0.0'")
})

test('H8: a version that is not newer is refused', () => {
  const folder = checkout()
  expect(() => writeVersion(folder, VERSION, '2027-01-02')).toThrow(`is not newer than ${VERSION}`)
  expect(() => writeVersion(folder, '7.0', '2027-01-02')).toThrow('7.0 is no version')
})

test('H8: the oldest version that works beside this one is no newer than it', () => {
  expect(compareVersions(OLDEST_BESIDE, VERSION)).toBeLessThanOrEqual(0)
})
