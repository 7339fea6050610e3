import type { Core } from '@strapi/strapi'

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: {
    secret: env('ADMIN_JWT_SECRET'),
    // Each renewal asks the desk whether its person still is an editor (src/desk-sign-in/check-membership.ts).
    sessions: { accessTokenLifespan: 600, maxSessionLifespan: 12 * 3_600 },
    // See middlewares/secure-cookies.ts. If the URL is not configured, Strapi decides by the request.
    cookie: env('CONTENT_PUBLIC_URL', '').startsWith('https:') ? { secure: true } : {},
  },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  preview: { enabled: false },
})

export default config
