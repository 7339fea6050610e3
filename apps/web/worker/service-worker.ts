import { openFile, openPage } from './answer.ts'
import { isMemberKept, keep, MEMBER, removeEarlier, SITE } from './kept.ts'

/*
 * Keeps help at hand where there is no network. It stands between the browser and the pages and files of the site
 * only; calls of the API, pictures, films and everything of other hosts pass it by.
 */

declare const self: ServiceWorkerGlobalScope

// A new build waits until the pages of the last one are closed, so that none of them loses its files.
self.addEventListener('install', (event) => {
  event.waitUntil(keepAllInTheEnd())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

async function begin() {
  await removeEarlier()
  // The page is asked for while this worker still starts.
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

// The dashboard says that somebody uses it.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-dashboard') event.waitUntil(keep(MEMBER).catch(() => {}))
})

/** Again once a day, with a page that was opened. */
async function keepAll() {
  await keep(SITE)
  if (await isMemberKept()) await keep(MEMBER)
}

/** A busy server asks for five seconds, and may do so twice; a worker that installs for five minutes is ended. */
const AGAIN_AFTER_MS = [5_000, 5_000, 15_000, 60_000]

/** A busy server or a line that breaks for a moment fails one file. Who opens one page only has help all the same. */
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
