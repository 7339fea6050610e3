import type { ApiContext } from '#context.ts'

/** The settings that decide how a cookie is written. */
export type CookieConfig = { signIn: Pick<ApiContext['config']['signIn'], 'publicUrl'> }

const isHttps = ({ signIn }: CookieConfig) => signIn.publicUrl.startsWith('https:')

/** The name of an `HttpOnly` cookie. On https the `__Host-` prefix binds it to this host. */
export const hostCookieName = (config: CookieConfig, name: string) =>
  isHttps(config) ? `__Host-${name}` : name

/** A `Set-Cookie` value: for the whole site, never sent cross-site, and `Secure` if the site uses https. */
export function writeCookie(
  config: CookieConfig,
  { name, value, seconds }: { name: string; value: string; seconds: number },
  ...more: string[]
): string {
  const secure = isHttps(config) ? ['Secure'] : []
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Strict', ...secure, ...more]
  return parts.join('; ')
}
