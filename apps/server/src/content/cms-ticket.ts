import { createHmac, randomUUID } from 'node:crypto'

const LIFETIME_MILLISECONDS = 60_000

/**
 * Returns what makes the address that opens a session of the CMS. The ticket is in the fragment, which no server and no log
 * gets; the content service reads it (`desk-sign-in/read-ticket.ts`).
 *
 * @param contentPublicUrl without a slash at its end
 */
export function cmsAddress({ contentPublicUrl, secret }: { contentPublicUrl: string; secret: string }) {
  return (
    { staffId, email, name, isOwner }: { staffId: string; email: string; name: string; isOwner: boolean },
    now: Date,
  ): string => {
    const person = {
      id: staffId,
      email,
      name,
      isOwner,
      nonce: randomUUID(),
      expiresAt: now.getTime() + LIFETIME_MILLISECONDS,
    }
    const payload = Buffer.from(JSON.stringify(person)).toString('base64url')
    const signature = createHmac('sha256', secret).update(`cms-ticket.${payload}`).digest('base64url')
    return `${contentPublicUrl}/pulli/desk-sign-in#${payload}.${signature}`
  }
}
