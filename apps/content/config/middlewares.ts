import type { Core } from '@strapi/strapi'

/** From where the admin pages load files: their own origin, also where the files are in a bucket. */
const FILES = ["'self'", 'data:', 'blob:']

const config = ({ env }: Core.Config.Shared.ConfigParams) => [
  // First, so that errors carry it too.
  'global::prove-content',
  'strapi::errors',
  'global::second-person',
  { name: 'global::client-address', config: { trusted: env('TRUST_PROXY', '0') } },
  'global::secure-cookies',
  {
    name: 'strapi::security',
    config: { contentSecurityPolicy: { directives: { 'img-src': FILES, 'media-src': FILES } } },
  },
  'global::upload-sandbox',
  'global::bucket-uploads',
  { name: 'strapi::cors', config: { origin: '*', credentials: false, methods: ['GET', 'HEAD'] } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]

export default config
