import { createHmac } from 'node:crypto'
import { isMadeWith, type Keys, type SiteKey } from '#keys/keys.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The site's base URL, and the key that signs links. */
export type LinkMaker = { publicUrl: string; key: SiteKey }

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/

/** Returns the token of a link. It is derived from the id for every mail, so it is never stored or queued. */
export function newsletterToken(key: SiteKey, purpose: LinkPurpose, id: string): string {
  return `${id}.${signatureOf(key, purpose, id)}`
}

/** Returns the subscription id in a token for this purpose, or undefined if the signature is invalid. */
export function readNewsletterToken(keys: Keys, purpose: LinkPurpose, token: string): string | undefined {
  const [, id, signature] = TOKEN.exec(token) ?? []
  if (id === undefined || signature === undefined) return undefined
  const own = (key: SiteKey) => Buffer.from(signatureOf(key, purpose, id))
  return isMadeWith(keys, own, Buffer.from(signature)) ? id : undefined
}

/** Returns the URL of the page that a mail links to. Opening it changes nothing; its button does. */
export function newsletterPage({ publicUrl, key }: LinkMaker, purpose: LinkPurpose, id: string): string {
  return `${publicUrl}/newsletter/${purpose}?token=${newsletterToken(key, purpose, id)}`
}

function signatureOf(key: SiteKey, purpose: LinkPurpose, id: string) {
  return createHmac('sha256', key('newsletter link'))
    .update(`newsletter-${purpose}\n${id}`)
    .digest('base64url')
}
