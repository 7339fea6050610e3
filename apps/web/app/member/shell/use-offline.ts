import { useEffect } from 'react'
import { onWaitingElsewhere, readWaiting } from '#member/check-in/pending.ts'

/** So long a page waits, that nobody touches, before it tries again to send. */
const TRY_AGAIN_MS = 60_000

/** The page itself comes first. */
const KEEP_AFTER_MS = 2_000

/** Lets the dashboard open without a network, and sends what waits: with the page, with the network, with a look. */
export function useOffline() {
  useEffect(() => {
    const keeping = setTimeout(() => {
      void import('#member/offline/keep-dashboard.ts')
        .then(({ keepDashboard }) => keepDashboard())
        .catch(() => {})
    }, KEEP_AFTER_MS)
    const send = () => void sendWhatWaits()
    const read = () => void readWaiting()
    const look = () => document.visibilityState === 'visible' && send()
    send()
    readyKeys()
    addEventListener('online', send)
    addEventListener('online', readyKeys)
    addEventListener('focus', send)
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, TRY_AGAIN_MS)
    const stop = onWaitingElsewhere(read)
    return () => {
      removeEventListener('online', send)
      removeEventListener('online', readyKeys)
      removeEventListener('focus', send)
      document.removeEventListener('visibilitychange', look)
      clearTimeout(keeping)
      clearInterval(timer)
      stop()
    }
  }, [])
}

/** Without a network nobody gives the keys with which a check-in is sealed: they are asked for while there is one. */
const readyKeys = () =>
  void import('#member/offline/device-keys.ts').then(({ waitingKeys }) => waitingKeys()).catch(() => {})

/** How it is sent is fetched where something waits: the first page has no weight for it (P2). */
export async function sendWhatWaits() {
  if ((await readWaiting()).size === 0) return
  try {
    const { sendWaiting } = await import('#member/check-in/send-pending.ts')
    await sendWaiting()
  } catch {
    // Its code did not come: it goes on waiting.
  }
}
