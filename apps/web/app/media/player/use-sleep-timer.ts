import { useEffect, useRef, useState } from 'react'
import { fadedVolume, minutesLeft } from './sleep-timer.ts'

const TICK_MS = 250

interface SleepTimerOptions {
  sleepsAt: number | undefined
  current: () => HTMLAudioElement | undefined
  onEnd: () => void
}

/** Fades out and pauses the recording at the end of the timer. Returns the minutes left; undefined without a timer. */
export function useSleepTimer({ sleepsAt, ...now }: SleepTimerOptions) {
  const [left, setLeft] = useState<number>()
  // The recording can change while the timer runs.
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })

  useEffect(() => {
    if (sleepsAt === undefined) return
    const faded = new Set<HTMLAudioElement>()
    const tick = () => {
      const leftMs = sleepsAt - Date.now()
      const audio = latest.current.current()
      setLeft(minutesLeft(leftMs))
      if (audio) {
        faded.add(audio)
        audio.volume = fadedVolume(leftMs)
      }
      if (leftMs <= 0) latest.current.onEnd()
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => {
      clearInterval(timer)
      setLeft(undefined)
      for (const audio of faded) audio.volume = 1
    }
  }, [sleepsAt])

  return left
}
