import type { ApiContext } from '#context.ts'

/** What of the settings says how a cookie is written. */
export type CookieConfig = { signIn: Pick<ApiContext['config']['signIn'], 'publicUrl'> }

const isHttps = ({ signIn }: CookieConfig) => signIn.publicUrl.startsWith('https:')

/** The name of a cookie that is kept from scripts. On https the prefix binds it to this host. */
export const hostCookieName = (config: CookieConfig, name: string) =>
  isHttps(config) ? `__Host-${name}` : name

/** A `Set-Cookie` value: for the whole site, never sent from another one, on https only where the site has it. */
export function writeCookie(
  config: CookieConfig,
  { name, value, seconds }: { name: string; value: string; seconds: number },
  ...more: string[]
): string {
  const secure = isHttps(config) ? ['Secure'] : []
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Strict', ...secure, ...more]
  return parts.join('; ')
}
