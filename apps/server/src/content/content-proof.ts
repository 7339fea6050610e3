import { createHmac, randomBytes } from 'node:crypto'

const NONCE_HEADER = 'pulli-nonce'
const PROOF_HEADER = 'pulli-proof'

/** What answers at the address of the content service and doesn't have its secret. */
export class OtherService extends Error {
  override readonly name = 'OtherService'

  constructor(url: string) {
    super(`another service, or one with another CONTENT_SECRET, answers at ${new URL(url).origin}`)
  }
}

/**
 * Returns a fetch that believes the content service of a secret alone: it sends a nonce with each request, and the answer
 * carries its keyed hash (`prove-content.ts` of the content service). A web server that took over the port could otherwise
 * say of every page that there is none, and the site would drop what it has.
 *
 * @throws OtherService
 */
export function provenFetch(secret: string): typeof fetch {
  return async (input, init) => {
    const nonce = randomBytes(16).toString('base64url')
    const headers = new Headers(init?.headers)
    headers.set(NONCE_HEADER, nonce)
    const response = await fetch(input, { ...init, headers })
    if (response.headers.get(PROOF_HEADER) === proofOf(secret, nonce)) return response
    await response.body?.cancel().catch(() => undefined)
    throw new OtherService(response.url)
  }
}

function proofOf(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(`content-proof.${nonce}`).digest('base64url')
}
