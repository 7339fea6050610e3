import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { pack } from 'tar-fs'
import { openTarget } from '#backup/backup-target.ts'
import { checkedJson } from '#backup/checked-json.ts'
import { backupName, fileOf, writeManifest } from '#backup/manifest.ts'
import { type StoredFile, storeSealed } from '#backup/sealed-file.ts'
import { sha256Of, type UploadedFile, uploadName } from '#backup/uploads.ts'

const MADE_AT = [new Date('2026-11-23T21:00:00Z'), new Date('2026-11-24T21:00:00Z')] as const
export const [OLDER, NEWER] = [backupName(MADE_AT[0]), backupName(MADE_AT[1])]
export const PICTURES = ['wall.png', 'sky.png'] as const
export const ERASURE = 'erasures/2026-11-24/00000000-0000-7000-8000-00000000000a.json'

/** What does not compress, and is longer than one part of an encrypted file, which age checks one by one. */
const bytesOf = (seed: string) =>
  Buffer.concat(
    Array.from({ length: 5_000 }, (_, index) => createHash('sha256').update(`${seed}${index}`).digest()),
  )

const of = (content: Buffer | string) => Readable.from([Buffer.from(content)])

/** Two backups and an erasure in a folder of their own. */
export interface SmallBackups {
  /** A path in that folder: `data` and `keys` are the files with the identities, `whole` has the backups. */
  at(name: string): string
  readonly identities: Readonly<Record<'data' | 'keys', string>>
  readonly uploads: readonly UploadedFile[]
  /** Makes `copy`: the backups, in which a file is no longer as it was stored. */
  damage(change: (pathOf: (name: string) => string) => void): void
  remove(): void
}

/** Makes backups without a PostgreSQL: nothing of one is started before all of its files were found whole. */
export async function smallBackups(): Promise<SmallBackups> {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-damaged-'))
  const at = (name: string) => join(folder, name)
  const identities = { data: await generateIdentity(), keys: await generateIdentity() }
  for (const [name, identity] of Object.entries(identities)) writeFileSync(at(name), identity)
  const uploads = await Promise.all(
    PICTURES.map(async (path) => ({ path, sha256: await sha256Of(of(bytesOf(path))) })),
  )
  const target = await openTarget(at('whole'))
  const seal = async (name: string, content: Readable, identity = identities.data): Promise<StoredFile> =>
    storeSealed(target, { name, content, recipient: await identityToRecipient(identity) })
  for (const madeAt of MADE_AT) {
    const name = backupName(madeAt)
    const inBackup = (file: string) => fileOf(name, file)
    mkdirSync(at(`cluster-${name}`))
    writeFileSync(join(at(`cluster-${name}`), 'base'), bytesOf(name))
    const key = JSON.stringify({ keys: [{ name: 'key-1.json', text: name }], secrets: [] })
    const files = []
    for (const { path, sha256 } of uploads)
      files.push({
        ...(await seal(uploadName(sha256), of(bytesOf(path)))),
        checkedAt: madeAt.toISOString(),
      })
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
      uploads: { list: await seal(inBackup('uploads.json.zst.age'), of(JSON.stringify(uploads))), files },
    })
  }
  const erasure = {
    id: '00000000-0000-7000-8000-00000000000a',
    occurredAt: new Date('2026-11-24T22:00:00Z'),
    actor: 'member-1',
    action: 'member.erase',
    subjectKind: 'member',
    subjectId: null,
  }
  await target.put(ERASURE, of(checkedJson(erasure)))
  return {
    at,
    identities,
    uploads,
    damage(change) {
      rmSync(at('copy'), { recursive: true, force: true })
      cpSync(at('whole'), at('copy'), { recursive: true })
      change((name) => join(at('copy'), name))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
