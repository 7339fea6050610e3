import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type BackupTarget, MissingFile } from './backup-target.ts'
import { S3_LIMITS, type S3Limits } from './s3-limits.ts'

/** Of a part of an upload, of which 10 000 are allowed: a database of 160 GB at most. */
const PART_BYTES = 16 * 1024 * 1024

/**
 * Backups in a bucket with S3's protocol. Credentials, region and endpoint are those that the AWS SDK reads:
 * `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`.
 *
 * @param address `s3://bucket/folder`
 */
export function s3Target(address: string, limits: S3Limits = S3_LIMITS): BackupTarget {
  const { host: bucket, pathname } = new URL(address)
  const prefix = pathname.split('/').filter(Boolean).join('/')
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}/${name}`)
  const client = new S3Client({
    requestHandler: limits,
    // Self-hosted endpoints (MinIO, Ceph, Garage) seldom have a host name for each bucket.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
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
    async list(folder) {
      const names: string[] = []
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${keyOf(folder)}/` })
      for await (const { Contents = [] } of pages) {
        for (const { Key } of Contents) {
          if (Key !== undefined) names.push(prefix === '' ? Key : Key.slice(prefix.length + 1))
        }
      }
      return names.sort()
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }))
    },
  }
}
