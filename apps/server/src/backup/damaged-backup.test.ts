import { execFileSync, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import { pack } from 'tar-fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTarget } from './backup-target.ts'
import { checkedJson } from './checked-json.ts'
import { readErasures } from './erasure-ledger.ts'
import { folderUploads } from './folder-uploads.ts'
import { backupName, fileOf, readManifest, writeManifest } from './manifest.ts'
import { makeStage } from './restore-stage.ts'
import { restoreUploads } from './restore-uploads.ts'
import { runRestore } from './run-restore.ts'
import { type StoredFile, storeSealed } from './sealed-file.ts'
import { sha256Of, uploadName } from './uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulli-damaged-'))
const at = (name: string) => join(folder, name)
const [OLDER, NEWER] = [new Date('2026-11-23T21:00:00Z'), new Date('2026-11-24T21:00:00Z')]
const NAME = backupName(NEWER)
const PICTURES = ['wall.png', 'sky.png'] as const
/** What does not compress, and is longer than one part of an encrypted file, which age checks one by one. */
const bytesOf = (seed: string) =>
  Buffer.concat(
    Array.from({ length: 5_000 }, (_, index) => createHash('sha256').update(`${seed}${index}`).digest()),
  )
const ERASURE = 'erasures/2026-11-24/00000000-0000-7000-8000-00000000000a.json'
let identities: { data: string; keys: string }

const of = (content: Buffer | string) => Readable.from([Buffer.from(content)])

/** Stores a backup without a PostgreSQL: nothing of it is started before all of its files were found whole. */
async function storeBackup(madeAt: Date, to: string) {
  const target = await openTarget(to)
  const name = backupName(madeAt)
  const seal = async (file: string, content: Readable, identity = identities.data): Promise<StoredFile> =>
    storeSealed(target, { name: file, content, recipient: await identityToRecipient(identity) })
  const inBackup = (file: string) => fileOf(name, file)
  mkdirSync(at(`cluster-${name}`))
  writeFileSync(join(at(`cluster-${name}`), 'base'), bytesOf(name))
  const key = JSON.stringify({ keys: [{ name: 'key-1.json', text: name }], secrets: [] })
  const listed = await Promise.all(
    PICTURES.map(async (path) => ({ path, sha256: await sha256Of(of(bytesOf(path))) })),
  )
  const files = []
  for (const { path, sha256 } of listed)
    files.push({ ...(await seal(uploadName(sha256), of(bytesOf(path)))), checkedAt: madeAt.toISOString() })
  await writeManifest(target, name, {
    format: 2,
    madeAt: madeAt.toISOString(),
    isByHand: false,
    seconds: 1,
    postgres: { major: 18, kind: 'cluster' },
    migration: '',
    rows: {},
    database: [await seal(inBackup('cluster.tar.zst.age'), Readable.from(pack(at(`cluster-${name}`))))],
    keys: await seal(inBackup('keys.json.zst.age'), of(key), identities.keys),
    uploads: { list: await seal(inBackup('uploads.json.zst.age'), of(JSON.stringify(listed))), files },
  })
  return listed
}

let uploads: Awaited<ReturnType<typeof storeBackup>>

beforeAll(async () => {
  identities = { data: await generateIdentity(), keys: await generateIdentity() }
  for (const [name, identity] of Object.entries(identities)) writeFileSync(at(name), identity)
  await storeBackup(OLDER, at('whole'))
  uploads = await storeBackup(NEWER, at('whole'))
  const target = await openTarget(at('whole'))
  const erasure = {
    id: '00000000-0000-7000-8000-00000000000a',
    occurredAt: new Date('2026-11-24T22:00:00Z'),
    actor: 'member-1',
    action: 'member.erase',
    subjectKind: 'member',
    subjectId: null,
  }
  await target.put(ERASURE, of(checkedJson(erasure)))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A copy of the backups in which one file is no longer as it was stored. */
const damaged = (change: (pathOf: (name: string) => string) => void) => {
  rmSync(at('copy'), { recursive: true, force: true })
  cpSync(at('whole'), at('copy'), { recursive: true })
  change((name) => join(at('copy'), name))
}

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

const NEEDED = ['manifest.json', 'keys.json.zst.age', 'cluster.tar.zst.age'].map((file) => fileOf(NAME, file))

test('finding operate H5: whatever byte is flipped, cut off or added, a restore says which file it is and what to do, and leaves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...NEEDED), damages, fc.boolean(), async (file, damage, isCheck) => {
      damaged((pathOf) => damage(pathOf(file)))
      const { code, said, left } = await restore(isCheck)
      expect(said).toContain(`${file} is damaged or was replaced`)
      expect(said).toContain(`Take another backup with --backup (there are: ${backupName(OLDER)})`)
      expect(said).toMatch(isCheck ? /^The backup did not hold: / : /^Nothing was restored: /)
      expect({ code, left }).toEqual({ code: 1, left: [] })
    }),
    { numRuns: 60 },
  )
})

test('finding operate H5: two files that changed places are named, also across backups', async () => {
  const others = [...NEEDED, ...NEEDED.map((file) => file.replace(NAME, backupName(OLDER)))]
  for (const file of NEEDED) {
    for (const other of others.filter((each) => each !== file)) {
      damaged((pathOf) => {
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
    damaged((pathOf) => rmSync(pathOf(file)))
    const { code, said, left } = await restore(false)
    expect(said).toContain(`There is no ${join(at('copy'), file)}. Take another backup`)
    expect({ code, left }).toEqual({ code: 1, left: [] })
  }
  // The only one, and one that is named.
  damaged((pathOf) => {
    rmSync(pathOf(fileOf(NAME, 'manifest.json')))
    rmSync(pathOf(`backups/${backupName(OLDER)}`), { recursive: true })
  })
  const { code, said, left } = await restore(true)
  expect(said).toContain(`${NAME} is without a manifest.json, which is stored last`)
  expect({ code, left }).toEqual({ code: 1, left: [] })
  damaged((pathOf) => {
    rmSync(pathOf(fileOf(NAME, 'manifest.json')))
    rmSync(pathOf(fileOf(backupName(OLDER), 'keys.json.zst.age')))
  })
  expect((await restore(false)).said).toContain(`the backup ${backupName(OLDER)} cannot be restored`)
})

test('finding operate H5: identities that were swapped are told from files that were', async () => {
  damaged(() => undefined)
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
  const [lost, whole] = uploads
  if (lost === undefined || whole === undefined) throw new Error('there are two')
  const removal: Damage = (path) => rmSync(path)
  await fc.assert(
    fc.asyncProperty(fc.oneof(damages, fc.constant(removal)), async (damage) => {
      damaged((pathOf) => damage(pathOf(uploadName(lost.sha256))))
      rmSync(at('site'), { recursive: true, force: true })
      const target = await openTarget(at('copy'))
      const source = { target, manifest: await readManifest(target, NAME), identity: identities.data }
      const store = folderUploads(at('site'))
      const first = await restoreUploads(source, store)
      expect(first).toEqual({ restored: 1, there: 0, missing: [expect.stringMatching(/^wall\.png: .+\.$/)] })
      expect(first.missing.join()).toContain(uploadName(lost.sha256))
      // Nothing of the damaged one is left, not even in part.
      expect(readdirSync(at('site/content/uploads'))).toEqual([whole.path])

      cpSync(join(at('whole'), uploadName(lost.sha256)), join(at('copy'), uploadName(lost.sha256)))
      expect(await restoreUploads(source, store)).toEqual({ restored: 1, there: 1, missing: [] })
      expect(await store.list()).toEqual(uploads.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
    }),
    { numRuns: 30 },
  )
})

test('finding operate H6: of uploads that changed places none is restored as the other', async () => {
  const [one = '', other = ''] = uploads.map(({ sha256 }) => uploadName(sha256))
  damaged((pathOf) => {
    renameSync(pathOf(one), at('swapped'))
    renameSync(pathOf(other), pathOf(one))
    renameSync(at('swapped'), pathOf(other))
  })
  const target = await openTarget(at('copy'))
  const source = { target, manifest: await readManifest(target, NAME), identity: identities.data }
  const { restored, missing } = await restoreUploads(source, folderUploads(at('site-of-swapped')))
  expect(restored).toBe(0)
  expect(missing).toEqual(
    PICTURES.map((path) => expect.stringMatching(`^${path}: .+ it holds something else.$`)),
  )
})

test('finding operate H6: without its list of uploads a backup says that none was restored, and why', async () => {
  const list = fileOf(NAME, 'uploads.json.zst.age')
  await fc.assert(
    fc.asyncProperty(damages, async (damage) => {
      damaged((pathOf) => damage(pathOf(list)))
      const target = await openTarget(at('copy'))
      const source = { target, manifest: await readManifest(target, NAME), identity: identities.data }
      const found = await restoreUploads(source, folderUploads(at('site-without-list')))
      expect(found).toMatchObject({ restored: 0, there: 0, missing: [] })
      expect(found.stoppedBy).toContain(`${list} is damaged or was replaced`)
    }),
    { numRuns: 20 },
  )
})

test('finding operate H5: an erasure beside the backups that is damaged is named, and never taken for another', async () => {
  await fc.assert(
    fc.asyncProperty(damages, async (damage) => {
      damaged((pathOf) => damage(pathOf(ERASURE)))
      expect(await readErasures(await openTarget(at('copy')))).toEqual({ erasures: [], damaged: [ERASURE] })
    }),
    { numRuns: 60 },
  )
  expect((await readErasures(await openTarget(at('whole')))).damaged).toEqual([])
})

/** What runs is `npm run restore`, on a backup whose cluster hangs as on a network drive that is away. */
function restoreThatHangs(args: readonly string[], dataDir: string) {
  damaged((pathOf) => {
    const cluster = pathOf(fileOf(NAME, 'cluster.tar.zst.age'))
    rmSync(cluster)
    execFileSync('mkfifo', [cluster])
  })
  return fork(join(import.meta.dirname, '../restore.ts'), args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      KEYS_DIR: at('keys-of-killed'),
      BACKUP_TO: at('copy'),
      BACKUP_IDENTITY: at('data'),
      BACKUP_KEYS_IDENTITY: at('keys'),
      // Settings of backups are set together.
      BACKUP_RECIPIENT: 'age1data',
      BACKUP_KEYS_RECIPIENT: 'age1keys',
    },
  })
}

const hasStage = (dataDir: string) =>
  existsSync(dataDir) &&
  readdirSync(dataDir, { recursive: true }).some((name) => `${name}`.endsWith('key-1.json'))

test('finding operate H5: a restore that is stopped, or killed, leaves no part of what it decrypted', async () => {
  const dataDir = at('site-of-killed')
  const stopped = restoreThatHangs(['--check'], dataDir)
  await expect.poll(() => hasStage(dataDir), { timeout: 60_000 }).toBe(true)
  stopped.kill('SIGTERM')
  expect(await once(stopped, 'exit')).toEqual([null, 'SIGTERM'])
  expect(existsSync(dataDir)).toBe(false)

  const killed = restoreThatHangs([], dataDir)
  await expect.poll(() => hasStage(dataDir), { timeout: 60_000 }).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  // Nobody was there to remove it: the next run does.
  const beside = await makeStage(dataDir)
  expect(hasStage(dataDir)).toBe(false)
  await beside.remove()
})
