import type { Core } from '@strapi/strapi'

/** What our own code in src/ needs to know. start.mjs sees to it that nothing here is empty. */
const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  secret: env('CONTENT_SECRET', ''),
  purgeUrl: env('PURGE_URL', ''),
  editor: { email: env('CMS_ADMIN_EMAIL', ''), password: env('CMS_ADMIN_PASSWORD', '') },
  superAdmin: { email: env('CMS_SUPER_ADMIN_EMAIL', ''), password: env('CMS_SUPER_ADMIN_PASSWORD', '') },
  seed: { wanted: env.bool('CMS_SEED', false), folder: env('CONTENT_SEED_DIR', 'seed') },
})

export type PulliConfig = ReturnType<typeof config>
export default config
