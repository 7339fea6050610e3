/**
 * `[data-plays="id"]` plays or pauses that recording, or begins that film, in the press itself and so before any
 * island is there. An island that took the press over has prevented its default.
 */
export function pressPlay() {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-plays]')
    const medium = document.getElementById(button?.dataset.plays ?? '')
    if (!button || !(medium instanceof HTMLMediaElement) || event.defaultPrevented) return
    if (!medium.paused) return medium.pause()
    if (medium instanceof HTMLVideoElement) {
      // A film's button is the cover that lies on it.
      button.hidden = true
      medium.focus()
    }
    // What failed before is asked for anew.
    if (medium.error) medium.load()
    medium.dataset.asked = ''
    medium.play().catch(() => {})
  })
}
