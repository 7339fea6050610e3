import { m } from '@pulli/messages/messages.js'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every app has it: SHA-1, six digits, a new code every 30 seconds. */
const PERIOD_SECONDS = 30
/** A clock may be half a minute off, in either direction. */
const WINDOW = 1
/** RFC 4226 wants 160 bits. */
const SECRET_BYTES = 20

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: m.shell_brand(),
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })

/** Draws a secret for an app, in base 32. */
export function drawAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address with which an app takes a secret over, as a link or a QR code. */
export function appAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** Returns the step of a code, by which it is spent; undefined if it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}
