import { randomUUID } from 'node:crypto'

/**
 * Makes an identifier that sorts by its time (RFC 9562, version 7): 48 bits of milliseconds, 74 random bits. They
 * are those of a version 4, whose layout is the same from there on.
 *
 * @param now the instant it carries
 */
export function uuidV7(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Returns the instant that an identifier of `uuidV7` carries. */
export function instantOf(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16))
}
