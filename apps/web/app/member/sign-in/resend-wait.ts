import { RESEND_WAIT_SECONDS } from '@pulli/domain/sign-in/resend-wait.ts'
import { useEffect, useState } from 'react'
import { session } from '#browser-storage/web-storage.ts'
import { RESEND_UNTIL_KEY } from '#storage-keys.ts'

/** OTP-06: the server's wait between two codes of a number. */
const WAIT_MS = RESEND_WAIT_SECONDS * 1_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the seconds until another code can be requested; 0 if it can. A clock set back does not extend the wait. */
export function secondsLeft(until: number, now: number): number {
  const left = until - now
  return left > 0 && left <= WAIT_MS ? Math.ceil(left / 1_000) : 0
}

/** Starts the wait. Session storage keeps it over a reload. */
export function beginWait(storage: Pick<Store, 'setItem'>, now: number): number {
  const until = now + WAIT_MS
  storage.setItem(RESEND_UNTIL_KEY, String(until))
  return until
}

/** Returns the stored end of the wait; 0 if there is none. */
export function readWait(storage: Pick<Store, 'getItem'>): number {
  return Number(storage.getItem(RESEND_UNTIL_KEY)) || 0
}

/** Cancels the wait. */
export function cancelWait(storage: Pick<Store, 'removeItem'>) {
  storage.removeItem(RESEND_UNTIL_KEY)
}

const TICK_MS = 250

/** Counts down until another code can be requested. */
export function useResendWait() {
  const [seconds, setSeconds] = useState(0)
  const [until, setUntil] = useState(0)

  useEffect(() => setUntil(readWait(session)), [])
  useEffect(() => {
    const look = () => {
      const left = secondsLeft(until, Date.now())
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(look, TICK_MS)
    look()
    return () => clearInterval(timer)
  }, [until])

  return {
    seconds,
    /** Reads the store: a press from before hydration comes earlier than `seconds`. */
    isRunning: () => seconds > 0 || secondsLeft(readWait(session), Date.now()) > 0,
    begin: () => setUntil(beginWait(session, Date.now())),
    cancel() {
      cancelWait(session)
      setUntil(0)
    },
  }
}
