import type { Core } from '@strapi/strapi'

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  upload: {
    config: {
      // The site resizes images itself (its /img route), so only the admin's thumbnail is generated here.
      breakpoints: {},
      // File types are checked in detail, by their bytes, in src/uploads/file-kinds.ts.
      security: {
        allowedTypes: ['image/*', 'video/*', 'audio/*', 'application/ogg', 'text/vtt'],
        deniedTypes: ['image/svg+xml'],
      },
      ...(env('S3_BUCKET') ? s3(env) : {}),
    },
  },
})

const s3 = (env: Core.Config.Shared.ConfigParams['env']) => ({
  provider: 'aws-s3',
  providerOptions: {
    // The address that files on a disk have: middlewares/bucket-uploads.ts serves them there.
    baseUrl: '/uploads',
    s3Options: {
      credentials: { accessKeyId: env('S3_ACCESS_KEY_ID'), secretAccessKey: env('S3_SECRET_ACCESS_KEY') },
      region: env('S3_REGION'),
      // Self-hosted endpoints (MinIO, Ceph) seldom have a host name per bucket, or know the newer checksums.
      ...(env('S3_ENDPOINT') ? { endpoint: env('S3_ENDPOINT'), forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // An upload to a bucket that hangs ends as an error that the editor sees.
      requestHandler: { connectionTimeout: 3_000, socketTimeout: 20_000 },
      // Without an ACL the provider asks for `public-read`, which buckets of today refuse.
      params: { Bucket: env('S3_BUCKET'), ACL: undefined },
    },
  },
})

export default config
