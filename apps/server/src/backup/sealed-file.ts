import { createHash } from 'node:crypto'
import { type Duplex, PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as WebStream } from 'node:stream/web'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import type { ObjectStore } from './object-store.ts'

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
    super(
      `${file} was encrypted for another identity: the two files with identities are swapped, or belong to other backups.`,
    )
  }
}

/** A file is not the one that was stored. */
export class ChangedFile extends Error {
  override readonly name = 'ChangedFile'

  constructor(file: string, why = 'its SHA-256 is not that of the manifest') {
    super(`${file} is damaged or was replaced: ${why}.`)
  }
}

/** Compresses with Zstandard, encrypts for a recipient (`age1…`) and stores. It streams, whatever the size. */
export async function storeSealed(
  target: ObjectStore,
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
 * @throws MissingFile, WrongIdentity, ChangedFile; from the stream, ChangedFile
 */
export async function openSealed(
  target: ObjectStore,
  { file, identity }: { file: { name: string; sha256?: string }; identity: string },
): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const source = await target.get(file.name)
  const read = readChecked(source, file)
  let decrypted: ReadableStream<Uint8Array>
  try {
    decrypted = await decrypter.decrypt(read.bytes)
  } catch (error) {
    const fault = await faultOf(error as Error, read, file)
    source.destroy()
    throw fault
  }
  return Readable.from(
    decompressed(decrypted, () => read.fault() ?? new ChangedFile(file.name)),
    {
      objectMode: false,
    },
  )
}

/** The bytes of a file while they are read, and what is wrong with them. */
interface CheckedBytes {
  readonly bytes: ReadableStream<Uint8Array>
  /** What the source, or the comparison at its end, failed with. */
  fault(): Error | undefined
  /** Reads what is left, to its end. */
  finish(): Promise<void>
}

/** A web stream, as the library of age takes it, without an adapter: those throw where it cannot be caught. */
function readChecked(source: Readable, { name, sha256 }: { name: string; sha256?: string }): CheckedBytes {
  const hash = createHash('sha256')
  let fault: Error | undefined
  const checked = (async function* () {
    try {
      for await (const chunk of source) {
        hash.update(chunk)
        yield new Uint8Array(chunk)
      }
      if (sha256 !== undefined && hash.digest('hex') !== sha256) throw new ChangedFile(name)
    } catch (error) {
      fault = error as Error
      throw error
    }
  })()
  return {
    bytes: WebStream.from(checked) as unknown as ReadableStream<Uint8Array>,
    fault: () => fault,
    async finish() {
      try {
        while (!(await checked.next()).done);
      } catch {
        // It is in `fault`.
      }
    },
  }
}

/** Why a file's header does not open: only one that is as it was stored is for someone else. */
async function faultOf(
  error: Error,
  read: CheckedBytes,
  { name, sha256 }: { name: string; sha256?: string },
) {
  if (!/no identity matched/.test(error.message)) return read.fault() ?? new ChangedFile(name)
  if (sha256 !== undefined) await read.finish()
  return read.fault() ?? new WrongIdentity(name)
}

async function* decompressed(decrypted: ReadableStream<Uint8Array>, fault: () => Error) {
  const content = createZstdDecompress()
  const decompressing = pipeline(decrypted, content)
  // Reported below; until then it must not count as unhandled.
  decompressing.catch(() => undefined)
  try {
    yield* content
    await decompressing
  } catch {
    // What decrypts or decompresses badly was changed; what could not be read says so itself.
    throw fault()
  }
}

const toWeb = (stream: Duplex) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
