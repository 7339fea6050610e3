import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares an `Authorization` header with a secret in constant time. */
export function isBearer(authorization: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}
