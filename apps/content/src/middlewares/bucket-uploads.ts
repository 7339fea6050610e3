import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { GetObjectCommand, HeadObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'

const FOLDER = '/uploads/'

/** As the upload plugin names files; the bucket has no folders. */
const UPLOAD_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,180}$/

interface BucketOptions {
  readonly s3Options: S3ClientConfig & { readonly params: { readonly Bucket: string } }
}

/**
 * Serves uploads from the bucket under the addresses that they have on a disk, so that the bucket stays private and
 * pages load files from their own origin alone. Does nothing where uploads are on the disk.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  if (strapi.config.get('plugin::upload.provider') !== 'aws-s3') return undefined
  const { s3Options } = strapi.config.get('plugin::upload.providerOptions') as BucketOptions
  const client = new S3Client({
    ...s3Options,
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 10_000 },
  })
  const { Bucket } = s3Options.params

  return async (ctx: Context, next: Next) => {
    if (!ctx.path.startsWith(FOLDER) || !['GET', 'HEAD'].includes(ctx.method)) return next()
    const Key = ctx.path.slice(FOLDER.length)
    if (!UPLOAD_NAME.test(Key)) return ctx.throw(404)
    const range = ctx.get('range')
    const asked = { Bucket, Key, ...(range !== '' && { Range: range }) }
    try {
      const found =
        ctx.method === 'HEAD'
          ? await client.send(new HeadObjectCommand(asked))
          : await client.send(new GetObjectCommand(asked))
      ctx.status = found.$metadata.httpStatusCode ?? 200
      if ('Body' in found) ctx.body = found.Body as Readable
      // By the name: a file that an operator copied into the bucket may have no type there.
      ctx.type = extname(Key)
      if (found.ContentLength !== undefined) ctx.length = found.ContentLength
      if (found.ContentRange !== undefined) ctx.set('content-range', found.ContentRange)
      if (found.LastModified !== undefined) ctx.lastModified = found.LastModified
      ctx.set('accept-ranges', 'bytes')
    } catch (error) {
      const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
      const status = $metadata?.httpStatusCode
      if (status === 404 || status === 416) return ctx.throw(status)
      // Never 404: the site would drop the copy that it has.
      strapi.log.warn(`The bucket of uploads did not give ${Key}: ${(error as Error).message}`)
      return ctx.throw(503)
    }
  }
}
