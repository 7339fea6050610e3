/**
 * Makes the `Idempotency-Key` of one attempt: 32 hexadecimal digits, 128 random bits. Not `crypto.randomUUID()`,
 * which browsers have on https and localhost alone: on plain http, as on a trial from a phone, it is missing.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
