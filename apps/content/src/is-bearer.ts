import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an `Authorization` header has this secret. Compares digests, because timingSafeEqual requires equal lengths. */
export const isBearer = (authorization: string, secret: string) =>
  timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))

const digest = (text: string) => createHash('sha256').update(text).digest()
