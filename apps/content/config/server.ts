import type { Core } from '@strapi/strapi'

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('HOST'),
  port: env.int('PORT'),
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: env('CONTENT_PUBLIC_DIR', './public') },
  logger: { startup: { enabled: false }, updates: { enabled: false } },
  transfer: { remote: { enabled: false } },
})

export default config
