/** ASM-14: lets the browser keep help for when there is no network. The page works without it. */
export function keepHelp() {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {})
}
