import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openTarget } from './backup-target.ts'
import { backupName, type StoredUpload, writeManifest } from './manifest.ts'
import { siteUploads } from './site-uploads.ts'
import { backUpUploads, isStored, uploadsToCheck } from './stored-uploads.ts'

const DAY = 86_400_000
const BEGUN = new Date('2026-11-01T21:00:00Z')
const night = (count: number) => new Date(BEGUN.getTime() + count * DAY)

/** A site with uploads, and backups of them: each night one. */
async function siteWith(paths: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-back-up-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const uploads = join(folder, 'data/content/uploads')
  mkdirSync(uploads, { recursive: true })
  for (const path of paths) writeFileSync(join(uploads, path), `what ${path} shows`)
  const target = await openTarget(join(folder, 'target'))
  const recipient = await identityToRecipient(await generateIdentity())
  const backUp = async (now: Date) => {
    const store = siteUploads(join(folder, 'data'))
    const { files, healed, bytes } = await backUpUploads(store, target, { recipient, now })
    const stored = { name: 'x', bytes: 1, sha256: 'x' }
    await writeManifest(target, backupName(now), {
      format: 2,
      madeAt: now.toISOString(),
      isByHand: false,
      seconds: 1,
      postgres: { major: 18, kind: 'cluster' },
      migration: '',
      rows: {},
      database: [stored],
      keys: stored,
      uploads: { list: stored, files },
    })
    return { files, healed, bytes }
  }
  return { target, backUp, placeOf: (name: string) => join(folder, 'target', name) }
}

test('finding operate H6: an upload that the target lost is stored again that night, and one that it damaged within a month', async () => {
  const { target, backUp, placeOf } = await siteWith(['wall.png', 'sky.png', 'sea.png'])
  const first = await backUp(night(0))
  expect(first.bytes).toBeGreaterThan(0)
  expect(await backUp(night(1))).toMatchObject({ healed: [], bytes: 0 })

  const [lost, damaged] = first.files
  if (lost === undefined || damaged === undefined) throw new Error('there are three')
  rmSync(placeOf(lost.name))
  writeFileSync(placeOf(damaged.name), 'something else')
  const healed: string[] = []
  for (let count = 2; count <= 31; count++) {
    const made = await backUp(night(count))
    healed.push(...made.healed)
    if (count === 2) expect(made.healed).toContainEqual(expect.stringContaining(lost.name))
    for (const file of made.files) if (count === 31) expect(await isStored(target, file)).toBe(true)
  }
  expect(healed).toHaveLength(2)
  expect(healed).toContainEqual(expect.stringContaining(damaged.name))
})

test('finding operate H6: without a manifest that can be read all uploads are stored anew', async () => {
  const { backUp, placeOf } = await siteWith(['wall.png'])
  await backUp(night(0))
  writeFileSync(placeOf(`backups/${backupName(night(0))}/manifest.json`), '{}')
  expect((await backUp(night(1))).bytes).toBeGreaterThan(0)
})

test('finding operate H6: however many uploads there are, each is read back every month, and no night reads many more than its share', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 27 }), { minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(ages, (nights) => {
      let files: StoredUpload[] = nights.map((count, index) => ({
        name: `uploads/${index}`,
        bytes: 1,
        sha256: 'x',
        checkedAt: night(-count).toISOString(),
      }))
      for (let count = 1; count <= 40; count++) {
        const due = new Set(uploadsToCheck(files, night(count)))
        expect(due.size).toBeGreaterThan(0)
        files = files.map((file) =>
          due.has(file) ? { ...file, checkedAt: night(count).toISOString() } : file,
        )
        const oldest = Math.min(...files.map(({ checkedAt }) => Date.parse(checkedAt)))
        expect(night(count).getTime() - oldest).toBeLessThan(31 * DAY)
      }
      expect(uploadsToCheck(files, night(41)).length).toBeLessThanOrEqual(Math.ceil(files.length / 28))
    }),
  )
})
