/**
 * `[data-plays="id"]` plays or pauses that recording or video, also before its island is hydrated. A hydrated island
 * handles the click itself and prevents the default.
 */
export function handlePlayButtons() {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-plays]')
    const medium = document.getElementById(button?.dataset.plays ?? '')
    if (!button || !(medium instanceof HTMLMediaElement) || event.defaultPrevented) return
    if (!medium.paused) return medium.pause()
    if (medium instanceof HTMLVideoElement) {
      // The button of a video is its cover.
      button.hidden = true
      medium.focus()
    }
    // Retries after an error.
    if (medium.error) medium.load()
    // Of several pressed before their code has loaded, it keeps the last.
    medium.dataset.asked = String(performance.now())
    medium.play().catch(() => {})
  })
}
