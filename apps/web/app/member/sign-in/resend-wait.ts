import { RESEND_UNTIL_KEY } from '#storage-keys.ts'

/** OTP-06; the server lets a number wait as long between two codes. */
const WAIT_MS = 30_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whole seconds until another code can be asked for; 0 when it can. A clock that was set back does not lock anyone out. */
export function secondsLeft(until: number, now: number): number {
  const left = until - now
  return left > 0 && left <= WAIT_MS ? Math.ceil(left / 1_000) : 0
}

/** Begins the wait; the session storage carries it over a reload. */
export function beginWait(storage: Pick<Store, 'setItem'>, now: number): number {
  const until = now + WAIT_MS
  storage.setItem(RESEND_UNTIL_KEY, String(until))
  return until
}

/** Until when to wait, as kept before a reload; 0 where nothing waits. */
export function readWait(storage: Pick<Store, 'getItem'>): number {
  return Number(storage.getItem(RESEND_UNTIL_KEY)) || 0
}

/** Ends the wait early. */
export function cancelWait(storage: Pick<Store, 'removeItem'>) {
  storage.removeItem(RESEND_UNTIL_KEY)
}
