import type { MouseEvent } from 'react'

/** Hides the cover of a video and plays it, as the document script does on the public page. */
export function playVideo({ currentTarget: cover }: MouseEvent<HTMLButtonElement>) {
  const video = document.getElementById(cover.dataset.plays ?? '')
  if (!(video instanceof HTMLVideoElement)) return
  cover.hidden = true
  video.focus()
  // The browser's player shows a failure.
  video.play().catch(() => {})
}
