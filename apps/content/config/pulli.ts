import type { Core } from '@strapi/strapi'

/** Settings for our own code in src/. start.mjs ensures that none of them is empty. */
const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  secret: env('CONTENT_SECRET', ''),
  hidesSamples: env('SAMPLES', '') === 'hidden',
  passwordsAreOpen: env('CMS_PASSWORDS', 'on') !== 'off',
  purgeUrl: env('PURGE_URL', ''),
  editor: { email: env('CMS_ADMIN_EMAIL', ''), password: env('CMS_ADMIN_PASSWORD', '') },
  superAdmin: { email: env('CMS_SUPER_ADMIN_EMAIL', ''), password: env('CMS_SUPER_ADMIN_PASSWORD', '') },
  seed: { wanted: env.bool('CMS_SEED', false), folder: env('CONTENT_SEED_DIR', 'seed') },
})

export type PulliConfig = ReturnType<typeof config>
export default config
