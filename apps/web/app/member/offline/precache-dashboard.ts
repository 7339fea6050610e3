/** Registers the service worker, which a member may not have met on a public page, and has it cache the dashboard. */
export async function precacheDashboard() {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage('keep-dashboard')
  } catch {
    // Without a worker the dashboard needs a network.
  }
}
