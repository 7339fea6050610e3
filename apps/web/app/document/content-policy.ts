import { createHash } from 'node:crypto'
import { FIRST_SCRIPT } from './first-script.ts'

/** Hash of an inline script or style, as a source of a content policy. */
export function sourceHash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function policy({ script, style }: { script: string; style: string }) {
  return [
    `default-src 'none'`,
    `script-src ${script}`,
    `style-src ${style}`,
    `img-src 'self' data:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ')
}

const FIRST_HASH = sourceHash(FIRST_SCRIPT)

/** Policy of a document page: the same for everyone, so that the page can be cached. */
export function documentPolicy(styles: string | undefined) {
  return policy({
    script: `'self' ${FIRST_HASH}`,
    style: styles ? `'self' ${sourceHash(styles)}` : `'self'`,
  })
}

/** Policy of an app page: one nonce a request. */
export function appPolicy(nonce: string) {
  return policy({ script: `'nonce-${nonce}' 'strict-dynamic' ${FIRST_HASH}`, style: `'self'` })
}
