import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTarget } from './backup-target.ts'
import { readErasures } from './erasure-ledger.ts'
import { fileOf, readManifest } from './manifest.ts'
import { restoreUploads } from './restore-backup.ts'
import { runRestore } from './run-restore.ts'
import { siteUploads } from './site-uploads.ts'
import { ERASURE, NEWER, OLDER, PICTURES, type SmallBackups, smallBackups } from './testing/small-backups.ts'
import { uploadName } from './uploads.ts'

let backups: SmallBackups
const at = (name: string) => backups.at(name)

beforeAll(async () => {
  backups = await smallBackups()
})
afterAll(() => backups.remove())

type Damage = (path: string) => void
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const damages = fc.oneof(
  fc.tuple(fraction, fc.integer({ min: 1, max: 255 })).map(
    ([where, bits]): Damage =>
      (path) => {
        const bytes = readFileSync(path)
        const index = Math.floor(where * bytes.length)
        bytes[index] = (bytes[index] ?? 0) ^ bits
        writeFileSync(path, bytes)
      },
  ),
  fraction.map(
    (where): Damage =>
      (path) => {
        const bytes = readFileSync(path)
        writeFileSync(path, bytes.subarray(0, Math.floor(where * bytes.length)))
      },
  ),
  fc.constant<Damage>((path) => writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.from('x')]))),
)

async function restore(isCheck: boolean, from = at('copy')) {
  const said: string[] = []
  const print = (line: string) => void said.push(line)
  const code = await runRestore(
    {
      from,
      identityFile: at('data'),
      keysIdentityFile: at('keys'),
      dataDir: at('restored/data'),
      keysDir: at('restored/keys'),
    },
    { isCheck, print, printError: print },
  )
  return { code, said: said.join('\n'), left: existsSync(at('restored')) ? readdirSync(at('restored')) : [] }
}

const NEEDED = ['manifest.json', 'keys.json.zst.age', 'cluster.tar.zst.age'].map((file) =>
  fileOf(NEWER, file),
)

test('finding operate H5: whatever byte is flipped, cut off or added, a restore says which file it is and what to do, and leaves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...NEEDED), damages, fc.boolean(), async (file, damage, isCheck) => {
      backups.damage((pathOf) => damage(pathOf(file)))
      const { code, said, left } = await restore(isCheck)
      expect(said).toContain(`${file} is damaged or was replaced`)
      expect(said).toContain(`Take another backup with --backup (there are: ${OLDER})`)
      expect(said).toMatch(isCheck ? /^The backup did not hold: / : /^Nothing was restored: /)
      expect({ code, left }).toEqual({ code: 1, left: [] })
    }),
    { numRuns: 60 },
  )
})

test('finding operate H5: two files that changed places are named, also across backups', async () => {
  const others = [...NEEDED, ...NEEDED.map((file) => file.replace(NEWER, OLDER))]
  for (const file of NEEDED) {
    for (const other of others.filter((each) => each !== file)) {
      backups.damage((pathOf) => {
        renameSync(pathOf(file), at('swapped'))
        renameSync(pathOf(other), pathOf(file))
        renameSync(at('swapped'), pathOf(other))
      })
      const { code, said, left } = await restore(false)
      expect(said).toMatch(
        /Nothing was restored: the backup \S+ cannot be restored\. \S+ is damaged or was replaced: /,
      )
      expect({ code, left }).toEqual({ code: 1, left: [] })
    }
  }
})

test('finding operate H5: a file that is missing is named; without its manifest a backup is passed over, and said to be', async () => {
  for (const file of NEEDED.slice(1)) {
    backups.damage((pathOf) => rmSync(pathOf(file)))
    const { code, said, left } = await restore(false)
    expect(said).toContain(`There is no ${join(at('copy'), file)}. Take another backup`)
    expect({ code, left }).toEqual({ code: 1, left: [] })
  }
  // The only one, and one that is named.
  backups.damage((pathOf) => {
    rmSync(pathOf(fileOf(NEWER, 'manifest.json')))
    rmSync(pathOf(`backups/${OLDER}`), { recursive: true })
  })
  const { code, said, left } = await restore(true)
  expect(said).toContain(`${NEWER} is without a manifest.json, which is stored last`)
  expect({ code, left }).toEqual({ code: 1, left: [] })
  backups.damage((pathOf) => {
    rmSync(pathOf(fileOf(NEWER, 'manifest.json')))
    rmSync(pathOf(fileOf(OLDER, 'keys.json.zst.age')))
  })
  expect((await restore(false)).said).toContain(`the backup ${OLDER} cannot be restored`)
})

test('finding operate H5: identities that were swapped are told from files that were', async () => {
  backups.damage(() => undefined)
  renameSync(at('data'), at('other'))
  renameSync(at('keys'), at('data'))
  renameSync(at('other'), at('keys'))
  const { code, said } = await restore(false)
  renameSync(at('data'), at('other'))
  renameSync(at('keys'), at('data'))
  renameSync(at('other'), at('keys'))
  expect(said).toContain('was encrypted for another identity: the two files with identities are swapped')
  expect(code).toBe(1)
})

test('finding operate H6: a picture that is damaged or missing takes no other with it, and the rest comes with a second run', async () => {
  const [lost, whole] = backups.uploads
  if (lost === undefined || whole === undefined) throw new Error('there are two')
  const removal: Damage = (path) => rmSync(path)
  await fc.assert(
    fc.asyncProperty(fc.oneof(damages, fc.constant(removal)), async (damage) => {
      backups.damage((pathOf) => damage(pathOf(uploadName(lost.sha256))))
      rmSync(at('site'), { recursive: true, force: true })
      const target = await openTarget(at('copy'))
      const source = {
        target,
        manifest: await readManifest(target, NEWER),
        identity: backups.identities.data,
      }
      const store = siteUploads(at('site'))
      const first = await restoreUploads(source, store)
      expect(first).toEqual({ restored: 1, there: 0, missing: [expect.stringMatching(/^wall\.png: .+\.$/)] })
      expect(first.missing.join()).toContain(uploadName(lost.sha256))
      // Nothing of the damaged one is left, not even in part.
      expect(readdirSync(at('site/content/uploads'))).toEqual([whole.path])

      cpSync(join(at('whole'), uploadName(lost.sha256)), join(at('copy'), uploadName(lost.sha256)))
      expect(await restoreUploads(source, store)).toEqual({ restored: 1, there: 1, missing: [] })
      expect(await store.list()).toEqual(
        backups.uploads.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
      )
    }),
    { numRuns: 30 },
  )
})

test('finding operate H6: of uploads that changed places none is restored as the other', async () => {
  const [one = '', other = ''] = backups.uploads.map(({ sha256 }) => uploadName(sha256))
  backups.damage((pathOf) => {
    renameSync(pathOf(one), at('swapped'))
    renameSync(pathOf(other), pathOf(one))
    renameSync(at('swapped'), pathOf(other))
  })
  const target = await openTarget(at('copy'))
  const source = { target, manifest: await readManifest(target, NEWER), identity: backups.identities.data }
  const { restored, missing } = await restoreUploads(source, siteUploads(at('site-of-swapped')))
  expect(restored).toBe(0)
  expect(missing).toEqual(
    PICTURES.map((path) => expect.stringMatching(`^${path}: .+ it holds something else.$`)),
  )
})

test('finding operate H6: without its list of uploads a backup says that none was restored, and why', async () => {
  const list = fileOf(NEWER, 'uploads.json.zst.age')
  await fc.assert(
    fc.asyncProperty(damages, async (damage) => {
      backups.damage((pathOf) => damage(pathOf(list)))
      const target = await openTarget(at('copy'))
      const source = {
        target,
        manifest: await readManifest(target, NEWER),
        identity: backups.identities.data,
      }
      const found = await restoreUploads(source, siteUploads(at('site-without-list')))
      expect(found).toMatchObject({ restored: 0, there: 0, missing: [] })
      expect(found.stoppedBy).toContain(`${list} is damaged or was replaced`)
    }),
    { numRuns: 20 },
  )
})

test('finding operate H5: an erasure beside the backups that is damaged is named, and never taken for another', async () => {
  await fc.assert(
    fc.asyncProperty(damages, async (damage) => {
      backups.damage((pathOf) => damage(pathOf(ERASURE)))
      expect(await readErasures(await openTarget(at('copy')))).toEqual({ erasures: [], damaged: [ERASURE] })
    }),
    { numRuns: 60 },
  )
  expect((await readErasures(await openTarget(at('whole')))).damaged).toEqual([])
})
