import type { MouseEvent } from 'react'

/** Takes the cover off a film and begins it, as the start script does on the public page. */
export function playFilm({ currentTarget: cover }: MouseEvent<HTMLButtonElement>) {
  const film = document.getElementById(cover.dataset.plays ?? '')
  if (!(film instanceof HTMLVideoElement)) return
  cover.hidden = true
  film.focus()
  // A failure is shown by the browser's own player.
  film.play().catch(() => {})
}
