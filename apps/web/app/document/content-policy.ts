import FIRST_SCRIPT from './first-script.ts?inline-script'
import type { PageHandle } from './page-kind.ts'
import { sourceHash } from './source-hash.ts'

function policy({ script, style, frame }: { script: string; style: string; frame?: string | undefined }) {
  return [
    `default-src 'none'`,
    `script-src ${script}`,
    `style-src ${style}`,
    `img-src 'self' data:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    ...(frame ? [`frame-src ${frame}`] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ')
}

const FIRST_HASH = sourceHash(FIRST_SCRIPT)

// Keyed by the style text, one for each route, then by the rest. Nested, since a joined key would copy the long text.
const documentPolicies = new Map<string, Map<string, string>>()

/**
 * Returns the policy of a document page: hashes only, so that the page can be cached.
 * @param frame the only origin that may be framed (D43)
 * @param script an inline script of the page
 */
export function documentPolicy(styles: string, { frame, script }: Pick<PageHandle, 'frame' | 'script'> = {}) {
  const ofStyles = documentPolicies.get(styles) ?? new Map<string, string>()
  documentPolicies.set(styles, ofStyles)
  const rest = `${frame} ${script}`
  let known = ofStyles.get(rest)
  if (known === undefined) {
    const scripts = ["'self'", FIRST_HASH, ...(script === undefined ? [] : [sourceHash(script)])]
    known = policy({ script: scripts.join(' '), style: `'self' ${sourceHash(styles)}`, frame })
    ofStyles.set(rest, known)
  }
  return known
}

/** Returns the policy of an app page, with the nonce of the request. */
export function appPolicy(nonce: string) {
  return policy({ script: `'nonce-${nonce}' 'strict-dynamic' ${FIRST_HASH}`, style: `'self'` })
}
