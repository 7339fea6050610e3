import { useEffect, useState } from 'react'
import { beginWait, cancelWait, readWait, secondsLeft } from './resend-wait.ts'

const TICK_MS = 250

/** Counts down to the moment when another code can be asked for. */
export function useResendWait() {
  const [seconds, setSeconds] = useState(0)
  const [until, setUntil] = useState(0)

  useEffect(() => setUntil(readWait(sessionStorage)), [])
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
    begin: () => setUntil(beginWait(sessionStorage, Date.now())),
    cancel() {
      cancelWait(sessionStorage)
      setUntil(0)
    },
  }
}
