import { clock } from '#media/clock.ts'

/** How far below the screen a recording counts as near. */
const NEAR = '200px'

/** In a page of recordings or films: lengths of what comes near, one sound at a time, captions with the first play. */
export function watchMedia(root: HTMLElement) {
  root.addEventListener('play', ({ target }) => beginAlone(root, target as HTMLMediaElement), true)
  // Only then: until its first frame is there the cover is seen.
  root.addEventListener('playing', ({ target }) => ((target as HTMLMediaElement).dataset.begun = ''), true)
  // What was pressed before this code came has begun without it; of two, the one that was pressed last goes on.
  const [latest] = [...mediaIn(root)]
    .filter(({ paused }) => !paused)
    .sort((one, other) => one.currentTime - other.currentTime)
  if (latest && latest.dataset.begun === undefined) takeUp(root, latest)
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

const mediaIn = (root: HTMLElement) => root.querySelectorAll<HTMLMediaElement>('audio, video')

function takeUp(root: HTMLElement, medium: HTMLMediaElement) {
  beginAlone(root, medium)
  showCaptions(medium)
  if (medium.readyState >= medium.HAVE_FUTURE_DATA) medium.dataset.begun = ''
}

/** AUD-04; and its captions, the first time. */
function beginAlone(root: HTMLElement, medium: HTMLMediaElement) {
  for (const other of mediaIn(root)) {
    if (other !== medium) other.pause()
  }
  if (medium.played.length === 0) showCaptions(medium)
}

/** They would be fetched with the page if the markup switched them on. */
function showCaptions(medium: HTMLMediaElement) {
  for (const captions of medium.textTracks) captions.mode = 'showing'
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
