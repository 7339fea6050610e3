import { createHash } from 'node:crypto'

/** Hash of an inline script or style, as a source of a content policy. */
export function sourceHash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
