/*
 * Served in place of the service worker, it uninstalls it: deletes all caches and unregisters itself. A server with `SERVICE_WORKER=off` sends it (docs/runbooks/disable-the-service-worker.md).
 */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(undo())
})

async function undo() {
  for (const name of await caches.keys()) if (name.startsWith('pulli-')) await caches.delete(name)
  await self.registration.unregister()
}

export {}
