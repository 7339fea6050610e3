import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { MissingFile, type ObjectStore } from './object-store.ts'

/** Of a part of an upload, of which 10 000 are allowed: a database of 160 GB at most. */
const PART_BYTES = 16 * 1024 * 1024

/**
 * In milliseconds. An endpoint that takes a connection or a request and then says nothing is given up, also in the middle of a
 * file. The three attempts of the SDK take a minute.
 */
const LIMITS = { connectionTimeout: 5_000, socketTimeout: 20_000 }

/** A store that also knows, for each name, a tag that changes with what is stored. */
export interface TaggedStore extends ObjectStore {
  tags(folder: string): Promise<ReadonlyMap<string, string>>
}

/**
 * Files in a bucket with S3's protocol. Unless given, credentials, region and endpoint are those that the AWS SDK reads:
 * `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`.
 *
 * @param address `s3://bucket/folder`
 */
export function s3Store(address: string, settings: S3ClientConfig): TaggedStore {
  const { host: bucket, pathname } = new URL(address)
  const prefix = pathname.split('/').filter(Boolean).join('/')
  const keyOf = (name: string) => [prefix, name].filter(Boolean).join('/')
  const client = new S3Client({
    requestHandler: LIMITS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...settings,
  })

  async function tags(folder: string) {
    const tagged = new Map<string, string>()
    const below = keyOf(folder)
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, ...(below && { Prefix: `${below}/` }) })
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', ETag = '', Size = 0 } of Contents)
        tagged.set(prefix === '' ? Key : Key.slice(prefix.length + 1), `${ETag} ${Size}`)
    }
    return tagged
  }

  return {
    tags,
    list: async (folder) => [...(await tags(folder)).keys()].sort(),
    async put(name, content) {
      const upload = new Upload({
        client,
        params: { Bucket: bucket, Key: keyOf(name), Body: content },
        partSize: PART_BYTES,
        queueSize: 2,
      })
      const { ETag } = await upload.done()
      // Every bucket has one for what it stored. A web server that took over the address answers 200 too.
      if (ETag === undefined) throw new Error(`s3://${bucket} did not confirm that it stored a file.`)
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) }))
        return Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey) throw new MissingFile(`s3://${bucket}/${keyOf(name)}`)
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }))
    },
  }
}
