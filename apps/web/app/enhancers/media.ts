import { clock } from '#media/clock.ts'

/** Distance below the viewport at which the length of a recording is loaded. */
const NEAR = '200px'

/** A page of recordings or videos: loads lengths near the viewport, and plays one at a time. */
export function watchMedia(root: HTMLElement) {
  root.addEventListener('play', ({ target }) => playAlone(root, target as HTMLMediaElement), true)
  // Not on `play`: the cover stays until the first frame.
  root.addEventListener('playing', ({ target }) => ((target as HTMLMediaElement).dataset.begun = ''), true)
  // Adopts what started to play before this code was loaded; of two, the one pressed last (`play-buttons.ts`).
  const [latest] = [...mediaIn(root)]
    .filter(({ paused }) => !paused)
    .sort((one, other) => Number(other.dataset.asked ?? 0) - Number(one.dataset.asked ?? 0))
  if (latest && latest.dataset.begun === undefined) adopt(root, latest)
  const lengths = new Map<Element, HTMLMediaElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const medium = lengths.get(target)
        if (!isIntersecting || !medium) continue
        observer.unobserve(target)
        // Each in a task of its own: to begin to load one occupies a slow phone for some 40 ms (P4).
        setTimeout(readLength, 0, medium, target)
      }
    },
    { rootMargin: NEAR },
  )
  for (const place of root.querySelectorAll<HTMLElement>('[data-length-of]')) {
    const medium = document.getElementById(place.dataset.lengthOf ?? '')
    if (!(medium instanceof HTMLMediaElement)) continue
    lengths.set(place, medium)
    observer.observe(place)
  }
}

const mediaIn = (root: HTMLElement) => root.querySelectorAll<HTMLMediaElement>('audio, video')

function adopt(root: HTMLElement, medium: HTMLMediaElement) {
  playAlone(root, medium)
  if (medium.readyState >= medium.HAVE_FUTURE_DATA) medium.dataset.begun = ''
}

/** AUD-04: pauses all others. */
function playAlone(root: HTMLElement, medium: HTMLMediaElement) {
  for (const other of mediaIn(root)) {
    if (other !== medium) other.pause()
  }
}

/** SEM-03, SEM-04, ERR-04, D44: loads only the metadata, and writes 0 if that fails. */
function readLength(medium: HTMLMediaElement, place: Element) {
  const write = () => {
    place.textContent = clock(medium.duration)
  }
  if (medium.readyState >= medium.HAVE_METADATA || medium.error) return write()
  // Corrects the 0 of a failed load once it plays after all.
  for (const type of ['loadedmetadata', 'error']) medium.addEventListener(type, write)
  if (medium.preload === 'none') medium.preload = 'metadata'
}
