/** Lets the dashboard open without a network. A member may come straight here, so the worker is asked for here too. */
export async function keepDashboard() {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage('keep-dashboard')
  } catch {
    // Then the dashboard needs a network.
  }
}
