import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTarget } from './backup-target.ts'
import { backupName, begunAt, fileOf, listBackups, writeManifest } from './manifest.ts'
import { MissingFile, type ObjectStore } from './object-store.ts'
import { removeBackup, removeOldBackups } from './remove-old-backups.ts'
import { ChangedFile, openSealed, storeSealed, WrongIdentity } from './sealed-file.ts'
import { uploadName } from './uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulli-target-'))
let bucket: S3rver

beforeAll(async () => {
  const port = await freePort()
  bucket = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'backups', configs: [] }],
  })
  await bucket.run()
  const settings = {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'ap-south-1',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
})

afterAll(async () => {
  await bucket.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve) =>
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    }),
  )
}

const of = (content: string | Buffer) => Readable.from([Buffer.from(content)])

/** Stores a backup of which only the manifest says anything, and its uploads. */
async function make(
  target: ObjectStore,
  { at, sha256, isByHand = false }: { at: string; sha256: string[]; isByHand?: boolean },
) {
  const name = backupName(new Date(at))
  const stored = { name: fileOf(name, 'x'), bytes: 1, sha256: 'x' }
  await target.put(fileOf(name, 'cluster.tar.zst.age'), of('cluster'))
  await writeManifest(target, name, {
    format: 2,
    madeAt: new Date(at).toISOString(),
    isByHand,
    seconds: 1,
    migration: '',
    rows: {},
    postgres: { major: 18, kind: 'cluster' },
    database: [stored],
    keys: stored,
    uploads: {
      list: stored,
      files: sha256.map((each) => ({
        ...stored,
        name: uploadName(each),
        checkedAt: new Date(at).toISOString(),
      })),
    },
  })
  for (const each of sha256) await target.put(uploadName(each), of('upload'))
  return name
}

describe.each([
  ['a folder', () => join(folder, 'disk')],
  ['a bucket', () => 's3://backups/of-pulli'],
])('%s', (_kind, address) => {
  const open = (): Promise<ObjectStore> => openTarget(address())

  test('gives back what was put, lists below a folder alone, and forgets what is removed', async () => {
    const target = await open()
    await target.put('one/a.txt', of('first'))
    await target.put('one/deep/b.txt', of('second'))
    await target.put('one-other/c.txt', of('third'))
    expect(await text(await target.get('one/a.txt'))).toBe('first')
    expect(await target.list('one')).toEqual(['one/a.txt', 'one/deep/b.txt'])
    await target.put('one/a.txt', of('newer'))
    expect(await text(await target.get('one/a.txt'))).toBe('newer')
    for (const name of ['one/a.txt', 'one/deep/b.txt', 'one-other/c.txt']) await target.remove(name)
    await target.remove('one/a.txt')
    expect(await target.list('one')).toEqual([])
    expect(await target.list('never')).toEqual([])
  })

  test('names a file that is not there', async () => {
    const target = await open()
    await expect(target.get('missing.txt')).rejects.toThrow(MissingFile)
    await expect(target.get('missing.txt')).rejects.toThrow(/There is no .*missing\.txt/)
  })

  test('a file whose source breaks is not stored, and the one of before stays', async () => {
    const target = await open()
    await target.put('whole.txt', of('whole'))
    const broken = new Readable({
      read() {
        this.push('half')
        this.destroy(new Error('the source broke'))
      },
    })
    await expect(target.put('whole.txt', broken)).rejects.toThrow('the source broke')
    expect(await text(await target.get('whole.txt'))).toBe('whole')
    await target.remove('whole.txt')
  })

  test('a sealed file opens for its identity alone, and only as it was stored', async () => {
    const target = await open()
    const [identity, other] = [await generateIdentity(), await generateIdentity()]
    const recipient = await identityToRecipient(identity)
    const plain = Buffer.alloc(300_000, 'a note that nobody else may read. ')
    const file = await storeSealed(target, { name: 'sealed.age', content: of(plain), recipient })
    const stored = await buffer(await target.get('sealed.age'))
    expect(stored.length).toBe(file.bytes)
    expect(stored.includes('nobody else')).toBe(false)
    expect(await buffer(await openSealed(target, { file, identity }))).toEqual(plain)
    await expect(openSealed(target, { file, identity: other })).rejects.toThrow(WrongIdentity)

    const flipped = Buffer.from(stored)
    flipped[flipped.length - 40] = (flipped.at(-40) ?? 0) ^ 1
    for (const [what, bytes] of Object.entries({
      flipped,
      longer: Buffer.concat([stored, Buffer.from('x')]),
      shorter: stored.subarray(0, -1),
    })) {
      await target.put('sealed.age', of(bytes))
      const reading = openSealed(target, { file, identity }).then(buffer)
      await expect(reading, what).rejects.toThrow(ChangedFile)
    }
    await target.remove('sealed.age')
  })

  test('old backups go with the uploads and the erasures that only they needed', async () => {
    const target = await open()
    const now = new Date('2026-11-24T22:30:00Z')
    const [old, shared, fresh] = ['0', '1', '2'].map((digit) => digit.repeat(64)) as [string, string, string]
    const tooOld = await make(target, { at: '2026-10-01T22:30:00Z', sha256: [old, shared] })
    const kept = await make(target, { at: '2026-11-20T22:30:00Z', sha256: [shared] })
    const newest = await make(target, { at: '2026-11-24T22:00:00Z', sha256: [shared, fresh] })
    await target.put(fileOf('2026-11-22T22-30-00Z', 'cluster.tar.zst.age'), of('failed'))
    await target.put(fileOf('2026-11-24T22-10-00Z', 'cluster.tar.zst.age'), of('being made'))
    await target.put('erasures/2026-11-19/a.json', of('{}'))
    await target.put('erasures/2026-11-20/b.json', of('{}'))

    expect(await removeOldBackups(target, now)).toEqual({ removed: [tooOld], faults: [] })
    // The one that is being made may name any of these.
    expect(await target.list('uploads')).toHaveLength(3)
    expect(await target.list('backups')).toContain(fileOf('2026-11-24T22-10-00Z', 'cluster.tar.zst.age'))
    await target.remove(fileOf('2026-11-24T22-10-00Z', 'cluster.tar.zst.age'))
    expect(await removeOldBackups(target, now)).toEqual({ removed: [], faults: [] })
    expect(await listBackups(target)).toEqual([kept, newest])
    expect(begunAt(kept)).toEqual(new Date('2026-11-20T22:30:00Z'))
    expect(await target.list('uploads')).toEqual([uploadName(shared), uploadName(fresh)])
    expect(await target.list('erasures')).toEqual(['erasures/2026-11-20/b.json'])
    expect(await target.list('backups')).not.toContain(fileOf('2026-11-22T22-30-00Z', 'cluster.tar.zst.age'))
    for (const name of [...(await target.list('backups')), ...(await target.list('uploads'))]) {
      await target.remove(name)
    }
    await target.remove('erasures/2026-11-20/b.json')
  })

  test('finding operate H7: one made by hand goes when it is told to, and one with a damaged manifest takes no upload along', async () => {
    const target = await open()
    const now = new Date('2026-11-24T22:30:00Z')
    const byHand = await make(target, {
      at: '2026-11-03T05:00:00Z',
      isByHand: true,
      sha256: ['3'.repeat(64)],
    })
    const newest = await make(target, {
      at: '2026-11-24T22:00:00Z',
      isByHand: false,
      sha256: ['4'.repeat(64)],
    })
    expect(await removeOldBackups(target, now)).toEqual({ removed: [], faults: [] })
    const damaged = fileOf(newest, 'manifest.json')
    const whole = await buffer(await target.get(damaged))
    await target.put(damaged, of(whole.subarray(1)))
    const { faults } = await removeOldBackups(target, now)
    expect(faults).toEqual([expect.stringContaining(`the manifest of ${newest} is damaged`)])
    expect(await target.list('uploads')).toHaveLength(2)
    await target.put(damaged, of(whole))

    await expect(removeBackup(target, '2026-11-04T05-00-00Z', now)).rejects.toThrow(
      `There are: ${byHand}, ${newest}`,
    )
    expect(await removeBackup(target, byHand, now)).toEqual({ removed: [byHand], faults: [] })
    expect(await target.list('uploads')).toEqual([uploadName('4'.repeat(64))])
    expect(await removeBackup(target, newest, now)).toEqual({ removed: [newest], faults: [] })
    expect([...(await target.list('backups')), ...(await target.list('uploads'))]).toEqual([])
  })
})
