import { createHmac } from 'node:crypto'
import { isMadeWith, type Keys, type SiteKey } from '#keys/keys.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** Where the pages are, and the key that signs the links to them. */
export type LinkMaker = { publicUrl: string; key: SiteKey }

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/

/** The token of one link. It is made anew from the id at every mail, so nothing of it is stored or queued. */
export function newsletterToken(key: SiteKey, purpose: LinkPurpose, id: string): string {
  return `${id}.${signatureOf(key, purpose, id)}`
}

/** The subscription that a token opens for this purpose; undefined where it was not made here. */
export function readNewsletterToken(keys: Keys, purpose: LinkPurpose, token: string): string | undefined {
  const [, id, signature] = TOKEN.exec(token) ?? []
  if (id === undefined || signature === undefined) return undefined
  const own = (key: SiteKey) => Buffer.from(signatureOf(key, purpose, id))
  return isMadeWith(keys, own, Buffer.from(signature)) ? id : undefined
}

/** The page that a mail leads to. Opening it changes nothing: a button on it does. */
export function newsletterPage({ publicUrl, key }: LinkMaker, purpose: LinkPurpose, id: string): string {
  return `${publicUrl}/newsletter/${purpose}?token=${newsletterToken(key, purpose, id)}`
}

function signatureOf(key: SiteKey, purpose: LinkPurpose, id: string) {
  return createHmac('sha256', key('newsletter link'))
    .update(`newsletter-${purpose}\n${id}`)
    .digest('base64url')
}
