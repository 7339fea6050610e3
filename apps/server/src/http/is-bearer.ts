import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an `Authorization` header carries this secret. It takes the same time whatever it carries. */
export function isBearer(authorization: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}
