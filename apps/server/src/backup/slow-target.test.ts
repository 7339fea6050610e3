import { execFileSync } from 'node:child_process'
import {
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTarget, TargetHangs, withLimit } from './backup-target.ts'
import type { ObjectStore } from './object-store.ts'
import { openForServer } from './small-file-target.ts'
import { isStored, storeChecked } from './stored-uploads.ts'

const WITHIN = 80
const of = (content: string) => Readable.from([Buffer.from(content)])

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-patient-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A file whose opening never ends, as on a network drive whose server is away; until the end of the test. */
function hangingFile(path: string) {
  execFileSync('mkfifo', [path])
  onTestFinished(() => closeSync(openSync(path, constants.O_RDWR | constants.O_NONBLOCK)))
}

test('a folder that hangs is given up, by a backup and by a restore, and it is named', async () => {
  const folder = emptyFolder()
  const target = await openTarget(folder, WITHIN)
  hangingFile(join(folder, '.written.unfinished'))
  hangingFile(join(folder, 'read'))
  await expect(target.put('written', of('never'))).rejects.toThrow(TargetHangs)
  await expect(target.put('written', Readable.from([Buffer.alloc(5_000_000)]))).rejects.toThrow(
    `${folder} has not answered for 1 s`,
  )
  await expect(target.get('read').then(text)).rejects.toThrow(TargetHangs)
})

const never = () => new Promise<never>(() => undefined)
/** A target scripted by the test. */
const targetThat = (ways: Partial<ObjectStore>): ObjectStore =>
  withLimit({ put: never, get: never, list: never, remove: never, ...ways }, 's3://backups', WITHIN)

test('whatever call hangs, it ends', async () => {
  const hanging = targetThat({})
  const silent = targetThat({ get: async () => new Readable({ read: () => undefined }) })
  const calls = [
    hanging.put('a', of('a')),
    hanging.get('a'),
    hanging.list('a'),
    hanging.remove('a'),
    silent.get('a').then(buffer),
  ]
  await Promise.all(calls.map((call) => expect(call).rejects.toThrow('s3://backups has not answered')))
})

test('a slow target, and a slow source or reader, may take far longer than that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const parts = 20
  let ask: (() => void) | undefined
  /** Gives a part each time that a test lets most of the limit pass. */
  const slowly = async function* () {
    for (let part = 0; part < parts; part++) {
      await new Promise<void>((resolve) => (ask = resolve))
      yield Buffer.from('x')
    }
  }
  const bySteps = async <Result>(call: Promise<Result>) => {
    for (let part = 0; part < parts; part++) {
      await vi.advanceTimersByTimeAsync(WITHIN - 1)
      ask?.()
    }
    await vi.advanceTimersByTimeAsync(WITHIN - 1)
    return call
  }
  let taken = 0
  const slow = targetThat({
    get: async () => Readable.from(slowly(), { objectMode: false }),
    async put(_name, content) {
      for await (const chunk of content) taken += chunk.length
    },
  })
  expect(await bySteps(slow.get('a').then(text))).toBe('x'.repeat(parts))
  await bySteps(slow.put('a', Readable.from(slowly(), { objectMode: false })))
  expect(taken).toBe(parts)
})

test('what a target refuses, it says itself, and where it is', async () => {
  const refused = async () => {
    throw new Error('access denied')
  }
  const refusing = targetThat({ put: refused, get: refused, list: refused, remove: refused })
  const calls = [refusing.put('a', of('a')), refusing.get('a'), refusing.list('a'), refusing.remove('a')]
  await Promise.all(calls.map((call) => expect(call).rejects.toThrow('s3://backups refuses: access denied')))
  const broken = new Readable({ read: () => void broken.destroy(new Error('the source broke')) })
  await expect(openTarget(emptyFolder()).then((folder) => folder.put('a', broken))).rejects.toThrow(
    /^the source broke$/,
  )
})

test('a target that takes a file and keeps another is no target', async () => {
  const recipient = await identityToRecipient(await generateIdentity())
  const stored = new Map<string, Buffer>()
  const lying = targetThat({
    async put(name, content) {
      const taken = await buffer(content)
      stored.set(name, taken.subarray(0, taken.length - 1))
    },
    get: async (name) => Readable.from([stored.get(name)]),
  })
  const storing = storeChecked(lying, { name: 'keys', content: of('keys'), recipient })
  await expect(storing).rejects.toThrow('keys was stored, and reading it back gives something else')
  expect(await isStored(lying, { name: 'keys', bytes: 1, sha256: 'other' })).toBe(false)
})

test('a server puts erasures into a folder by another process, and a folder that hangs stops none of its own files', async () => {
  const folder = emptyFolder()
  const target = await openForServer(folder, 5_000)
  await target.put('erasures/2026-11-24/a.json', of('{}'))
  expect(readFileSync(join(folder, 'erasures/2026-11-24/a.json'), 'utf8')).toBe('{}')
  writeFileSync(join(folder, 'no-folder'), '')
  await expect(target.put('no-folder/b.json', of('{}'))).rejects.toThrow(/EEXIST|ENOTDIR/)

  const hung = emptyFolder()
  mkdirSync(join(hung, 'erasures'))
  for (let file = 0; file < 6; file++) hangingFile(join(hung, `erasures/.${file}.json.unfinished`))
  const hanging = await openForServer(hung, WITHIN)
  const puts = Array.from({ length: 6 }, (_, file) => hanging.put(`erasures/${file}.json`, of('{}')))
  await Promise.all(puts.map((put) => expect(put).rejects.toThrow()))
  // All threads for files of this process are free.
  expect(await text(await (await openTarget(folder)).get('erasures/2026-11-24/a.json'))).toBe('{}')
})
