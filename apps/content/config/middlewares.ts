import type { Core } from '@strapi/strapi'

const config = ({ env }: Core.Config.Shared.ConfigParams) => {
  const files = ["'self'", 'data:', 'blob:', ...fileHosts(env)]
  return [
    'strapi::errors',
    'global::secure-cookies',
    {
      name: 'strapi::security',
      config: { contentSecurityPolicy: { directives: { 'img-src': files, 'media-src': files } } },
    },
    'global::upload-sandbox',
    { name: 'strapi::cors', config: { origin: '*', credentials: false, methods: ['GET', 'HEAD'] } },
    'strapi::query',
    'strapi::body',
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ]
}

/** Origins other than this server from which the admin pages may load files. */
function fileHosts(env: Core.Config.Shared.ConfigParams['env']): string[] {
  const bucket = env('S3_BUCKET')
  if (!bucket) return []
  const endpoint = env('S3_ENDPOINT')
  return [endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${env('S3_REGION')}.amazonaws.com`]
}

export default config
