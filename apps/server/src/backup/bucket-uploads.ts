import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { z } from 'zod'
import { S3_LIMITS } from './s3-limits.ts'
import { sha256Of, type UploadedFile, type UploadStore } from './uploads.ts'

/** The bucket of the content service, by its settings `S3_…`. */
export interface UploadsBucket {
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly endpoint: string | undefined
}

/** What the content service serves (`bucket-uploads.ts` there): the bucket has no folders. */
const UPLOAD_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,180}$/

/** What each object held when it was last read, by its entity tag: none is read again only to be compared. */
const Known = z.record(z.string(), z.object({ tag: z.string(), sha256: z.string() }))
const KNOWN_FILE = 'backup-uploads.json'

/** Uploads in a bucket. What is known of them lies in the data folder; without it each is read once more. */
export function bucketUploads({ bucket, ...settings }: UploadsBucket, dataDir: string): UploadStore {
  const { region, accessKeyId, secretAccessKey, endpoint } = settings
  const client = new S3Client({
    requestHandler: S3_LIMITS,
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  async function read(path: string): Promise<Readable> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: path }))
    return Body as Readable
  }

  return {
    read,
    async list() {
      const known = readKnown(dataDir)
      const now: z.infer<typeof Known> = {}
      const files: UploadedFile[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key: path = '', ETag = '', Size = 0 } of Contents) {
          if (!UPLOAD_NAME.test(path)) continue
          const tag = `${ETag} ${Size}`
          const before = known[path]
          const sha256 = before?.tag === tag ? before.sha256 : await sha256Of(await read(path))
          now[path] = { tag, sha256 }
          files.push({ path, sha256 })
        }
      }
      writeKnown(dataDir, now)
      return files.sort((one, other) => (one.path < other.path ? -1 : 1))
    },
    async has({ path, sha256 }) {
      try {
        return (await sha256Of(await read(path))) === sha256
      } catch (error) {
        if (error instanceof NoSuchKey) return false
        throw error
      }
    },
    async write(path, content) {
      await new Upload({ client, params: { Bucket: bucket, Key: path, Body: content } }).done()
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
