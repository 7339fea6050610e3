import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { BackupTarget } from '#backup/backup-target.ts'
import type { UploadsBucket } from '#backup/bucket-uploads.ts'

/** The bucket of the content service, as one that a small file is put into, read from and removed from. */
export function uploadsStore({
  bucket: Bucket,
  region,
  accessKeyId,
  secretAccessKey,
  endpoint,
}: UploadsBucket): Pick<BackupTarget, 'put' | 'get' | 'remove'> {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put(Key, content) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: await buffer(content) }))
    },
    async get(Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return Body as Readable
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}
