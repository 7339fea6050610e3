import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the desk says of someone it has just signed in with a second factor. */
export interface DeskPerson {
  /** Their id at the desk. */
  readonly id: string
  readonly email: string
  readonly name: string
  readonly isOwner: boolean
  /** Of this ticket alone. */
  readonly nonce: string
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

/** Returns whom a ticket of the desk names, or undefined: forged, of another kind or too old. The site makes it (`cms-ticket.ts`). */
export function readTicket(ticket: unknown, secret: string, now: Date): DeskPerson | undefined {
  const [payload = '', signature = '', more] = typeof ticket === 'string' ? ticket.split('.') : []
  if (more !== undefined || !isSigned(payload, signature, secret)) return undefined
  const person: DeskPerson = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return person.expiresAt > now.getTime() ? person : undefined
}

function isSigned(payload: string, signature: string, secret: string): boolean {
  // The label keeps it apart from whatever else the secret signs.
  const expected = createHmac('sha256', secret).update(`cms-ticket.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
