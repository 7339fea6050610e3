import FIRST_SCRIPT from './first-script.ts?inline-script'
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

// There are as many texts of style rules as routes. They are long, so none is put together with anything to look it up.
const documentPolicies = new Map<string, Map<string | undefined, string>>()

/**
 * Policy of a document page: the same for everyone, so that the page can be cached.
 * @param frame the one origin that the page may show in a frame (D43)
 */
export function documentPolicy(styles: string, frame?: string) {
  const ofStyles = documentPolicies.get(styles) ?? new Map<string | undefined, string>()
  documentPolicies.set(styles, ofStyles)
  let known = ofStyles.get(frame)
  if (known === undefined) {
    known = policy({ script: `'self' ${FIRST_HASH}`, style: `'self' ${sourceHash(styles)}`, frame })
    ofStyles.set(frame, known)
  }
  return known
}

/** Policy of an app page: one nonce a request. */
export function appPolicy(nonce: string) {
  return policy({ script: `'nonce-${nonce}' 'strict-dynamic' ${FIRST_HASH}`, style: `'self'` })
}
