import { openFile, openPage } from './answer.ts'
import { isMemberKept, keep, MEMBER, removeEarlier, SITE } from './offline-caches.ts'

/*
 * Keeps help available offline. It handles only pages and build files of the site; API calls, pictures, films and other
 * hosts bypass it.
 */

declare const self: ServiceWorkerGlobalScope

// No skipWaiting: a new build waits until all pages of the old one are closed, so none of them loses its files.
self.addEventListener('install', (event) => {
  event.waitUntil(keepAllInTheEnd())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

async function begin() {
  await removeEarlier()
  // The page is requested while the worker is still starting.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') {
    const page = openPage(event)
    event.respondWith(page)
    event.waitUntil(page.then(keepAll).catch(() => {}))
  } else if (pathname.startsWith('/assets/')) event.respondWith(openFile(event.request))
})

// The dashboard announces that it is in use.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-dashboard') event.waitUntil(keep(MEMBER).catch(() => {}))
})

/** Refreshes the caches. Called at each navigation, and does something once a day. */
async function keepAll() {
  await keep(SITE)
  if (await isMemberKept()) await keep(MEMBER)
}

/** A busy server asks clients to wait five seconds, possibly twice; browsers end an install after five minutes. */
const AGAIN_AFTER_MS = [5_000, 5_000, 15_000, 60_000]

/** Retries, because a busy server or a flaky network can fail a single file, and a visitor may open only one page. */
async function keepAllInTheEnd() {
  for (const pause of AGAIN_AFTER_MS) {
    try {
      return await keepAll()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return keepAll()
}
