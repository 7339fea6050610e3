import { createHash } from 'node:crypto'
import { type Duplex, PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import type { BackupTarget } from './backup-target.ts'

/** A file of a backup as the manifest names it: its size and SHA-256 as stored. */
export interface StoredFile {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}

/** No identity at hand opens a file. */
export class WrongIdentity extends Error {
  override readonly name = 'WrongIdentity'

  constructor(file: string) {
    super(`${file} was encrypted for another identity.`)
  }
}

/** A file is not the one that was stored. */
export class ChangedFile extends Error {
  override readonly name = 'ChangedFile'

  constructor(file: string) {
    super(`${file} is damaged or was replaced: its SHA-256 is not that of the manifest.`)
  }
}

/** Compresses with Zstandard, encrypts for a recipient (`age1…`) and stores. It streams, whatever the size. */
export async function storeSealed(
  target: BackupTarget,
  { name, content, recipient }: { name: string; content: Readable; recipient: string },
): Promise<StoredFile> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const compress = createZstdCompress()
  const compressing = pipeline(content, compress)
  // Reported below; until then it must not count as unhandled.
  compressing.catch(() => undefined)
  const encrypted = await encrypter.encrypt(toWeb(compress))
  const hash = createHash('sha256')
  let bytes = 0
  const measured = new PassThrough({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const measuring = pipeline(Readable.fromWeb(encrypted as WebStream), measured)
  await Promise.all([target.put(name, measured), measuring, compressing])
  return { name, bytes, sha256: hash.digest('hex') }
}

/**
 * Opens what `storeSealed` stored. The bytes are checked against the manifest's SHA-256, if there is one, as they are
 * read, and the end of the stream is an error where they differ: nothing may be put to use before it.
 *
 * @throws MissingFile, WrongIdentity; from the stream, ChangedFile
 */
export async function openSealed(
  target: BackupTarget,
  { file, identity }: { file: { name: string; sha256?: string }; identity: string },
): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const hash = createHash('sha256')
  const checked = new PassThrough({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      const isSame = file.sha256 === undefined || hash.digest('hex') === file.sha256
      done(isSame ? null : new ChangedFile(file.name))
    },
  })
  const source = await target.get(file.name)
  const checking = pipeline(source, checked)
  let unread: unknown
  checking.catch((error) => (unread = error))
  let decrypted: ReadableStream<Uint8Array>
  try {
    decrypted = await decrypter.decrypt(toWeb(checked))
  } catch (error) {
    source.destroy()
    const isOthers = /no identity matched/.test((error as Error).message)
    throw isOthers ? new WrongIdentity(file.name) : new ChangedFile(file.name)
  }
  const content = createZstdDecompress()
  const decompressing = pipeline(Readable.fromWeb(decrypted as WebStream), content)
  decompressing.catch(() => undefined)
  return Readable.from(
    (async function* () {
      try {
        yield* content
      } catch {
        // What decrypts or decompresses badly was changed; what could not be read says so itself.
        throw unread ?? new ChangedFile(file.name)
      }
    })(),
    { objectMode: false },
  )
}

const toWeb = (stream: Duplex) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
