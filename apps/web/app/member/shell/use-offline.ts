import { useEffect } from 'react'
import { onPendingElsewhere, readPending } from '#member/check-in/pending-check-in.ts'

/** Interval between attempts to send on an idle page. */
const RETRY_MS = 60_000

/** Lets the page itself load first. */
const PRECACHE_AFTER_MS = 2_000

/** Precaches the dashboard, and sends pending check-ins on load, on reconnect and on return to the tab. */
export function useOffline() {
  useEffect(() => {
    const precaching = setTimeout(() => {
      void import('#member/offline/precache-dashboard.ts')
        .then(({ precacheDashboard }) => precacheDashboard())
        .catch(() => {})
    }, PRECACHE_AFTER_MS)
    const send = () => void flushPending()
    const read = () => void readPending()
    const look = () => document.visibilityState === 'visible' && send()
    send()
    prefetchKeys()
    addEventListener('online', send)
    addEventListener('online', prefetchKeys)
    addEventListener('focus', send)
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, RETRY_MS)
    const stop = onPendingElsewhere(read)
    return () => {
      removeEventListener('online', send)
      removeEventListener('online', prefetchKeys)
      removeEventListener('focus', send)
      document.removeEventListener('visibilitychange', look)
      clearTimeout(precaching)
      clearInterval(timer)
      stop()
    }
  }, [])
}

/** Fetches the keys of pending check-ins in advance: without a network the server cannot give them. */
const prefetchKeys = () =>
  void import('#member/offline/device-keys.ts').then(({ pendingKeys }) => pendingKeys()).catch(() => {})

/** Sends pending check-ins. The code is imported only if there are any, to keep it out of the first page (P2). */
export async function flushPending() {
  if ((await readPending()).size === 0) return
  try {
    const { sendPending } = await import('#member/check-in/send-pending.ts')
    await sendPending()
  } catch {
    // The code could not be loaded: they stay pending.
  }
}
