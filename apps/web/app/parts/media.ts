import { clock } from '#media/clock.ts'

/** How far below the screen a recording counts as near. */
const NEAR = '200px'

/** In a page of recordings or films: lengths of what comes near, one sound at a time, captions with the first play. */
export function watchMedia(root: HTMLElement) {
  root.addEventListener('play', ({ target }) => beginAlone(root, target as HTMLMediaElement), true)
  // Only then: until its first frame is there the cover is seen.
  root.addEventListener('playing', ({ target }) => ((target as HTMLMediaElement).dataset.begun = ''), true)
  const lengths = new Map<Element, HTMLMediaElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const medium = lengths.get(target)
        if (!isIntersecting || !medium) continue
        observer.unobserve(target)
        readLength(medium, target)
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

/** AUD-04; and captions, which would be fetched with the page if the markup switched them on. */
function beginAlone(root: HTMLElement, medium: HTMLMediaElement) {
  for (const other of root.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== medium) other.pause()
  }
  for (const captions of medium.textTracks) {
    if (medium.played.length === 0) captions.mode = 'showing'
  }
}

/** SEM-03, SEM-04, ERR-04, D44: the metadata alone, and 0 where it does not come. */
function readLength(medium: HTMLMediaElement, place: Element) {
  const write = () => {
    place.textContent = clock(medium.duration)
  }
  if (medium.readyState >= medium.HAVE_METADATA || medium.error) return write()
  // A length that was 0 for want of a line is mended when it plays after all.
  for (const known of ['loadedmetadata', 'error']) medium.addEventListener(known, write)
  if (medium.preload === 'none') medium.preload = 'metadata'
}
