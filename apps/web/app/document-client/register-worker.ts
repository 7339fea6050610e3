/** ASM-14: registers the service worker, which caches help for use without a network. */
export function registerWorker() {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {})
}
