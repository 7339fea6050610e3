import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { folderStore } from './folder-store.ts'
import { MissingFile, type ObjectStore } from './object-store.ts'
import { s3Store } from './s3-store.ts'
import { sha256Of, type UploadedFile, type UploadStore } from './uploads.ts'

/** The bucket of the content service, by its settings `S3_…`. */
export interface UploadsBucket {
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly endpoint: string | undefined
}

/** What the content service serves (middleware `bucket-uploads.ts` there): the bucket has no folders. */
const UPLOAD_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,180}$/

/** What each object held when it was last read, by its entity tag: none is read again only to be compared. */
const Known = z.record(z.string(), z.object({ tag: z.string(), sha256: z.string() }))
const KNOWN_FILE = 'backup-uploads.json'

/** What editors uploaded to a site: in a bucket, or below its data folder. */
export function siteUploads(dataDir: string, bucket?: UploadsBucket): UploadStore {
  if (bucket) return bucketUploads(bucket, dataDir)
  const store = folderStore(join(dataDir, 'content', 'uploads'), { isPrivate: false })
  return uploadsIn(store, async function* () {
    for (const path of await store.list('')) yield { path, sha256: await sha256Of(await store.get(path)) }
  })
}

/** Uploads in a bucket. What is known of them lies in the data folder; without it each is read once more. */
function bucketUploads(bucket: UploadsBucket, dataDir: string): UploadStore {
  const store = openBucket(bucket)
  return uploadsIn(store, async function* () {
    const known = readKnown(dataDir)
    const now: z.infer<typeof Known> = {}
    for (const [path, tag] of await store.tags('')) {
      if (!UPLOAD_NAME.test(path)) continue
      const before = known[path]
      const sha256 = before?.tag === tag ? before.sha256 : await sha256Of(await store.get(path))
      now[path] = { tag, sha256 }
      yield { path, sha256 }
    }
    writeKnown(dataDir, now)
  })
}

export const openBucket = ({ bucket, region, accessKeyId, secretAccessKey, endpoint }: UploadsBucket) =>
  s3Store(`s3://${bucket}`, {
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })

function uploadsIn(store: ObjectStore, listed: () => AsyncIterable<UploadedFile>): UploadStore {
  return {
    read: store.get,
    write: store.put,
    async list() {
      const files: UploadedFile[] = []
      for await (const file of listed()) files.push(file)
      return files.sort((one, other) => (one.path < other.path ? -1 : 1))
    },
    async has({ path, sha256 }) {
      try {
        return (await sha256Of(await store.get(path))) === sha256
      } catch (error) {
        if (error instanceof MissingFile) return false
        throw error
      }
    },
  }
}

function readKnown(dataDir: string): z.infer<typeof Known> {
  try {
    return Known.parse(JSON.parse(readFileSync(join(dataDir, KNOWN_FILE), 'utf8')))
  } catch {
    // None yet, or of another version.
    return {}
  }
}

function writeKnown(dataDir: string, known: z.infer<typeof Known>) {
  const file = join(dataDir, KNOWN_FILE)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(known))
  renameSync(`${file}.new`, file)
}
