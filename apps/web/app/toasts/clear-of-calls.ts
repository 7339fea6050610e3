/** From the toasts to a dialog above them. */
const ROOM_AROUND = 16
/** What no toast may cover (D77): a number to call, and the block of help around it. */
const UNCOVERED = 'a[href^="tel:"], .safety'

/**
 * Moves the toasts to where they cover no number to call, whenever what is on the screen changes. Where there is no such
 * place they are not seen, and still read out. A dialog may leave them room: `--toasts-room`.
 */
export function stayClearOfCalls(toasts: HTMLElement) {
  let frame = 0
  const schedule = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => place(toasts))
  }
  addEventListener('scroll', schedule, { capture: true, passive: true })
  addEventListener('resize', schedule)
  new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true })
}

function place(toasts: HTMLElement) {
  const container = toasts.querySelector<HTMLElement>('.Toastify__toast-container')
  // Where the style sheet wants them.
  container?.removeAttribute('style')
  const height = container?.getBoundingClientRect().height ?? 0
  document.documentElement.style.setProperty('--toasts-room', `${height && height + ROOM_AROUND}px`)
  if (!container || height === 0) return
  const own = container.getBoundingClientRect()
  const spans = uncovered(toasts.parentElement ?? document.body, own)
  if (!spans.some(({ top, bottom }) => top < own.bottom && own.top < bottom)) return
  const top = freeTop(spans, { height, screen: innerHeight })
  if (top === undefined) container.style.opacity = '0'
  else container.style.inset = `${top}px ${innerWidth - own.right}px auto auto`
}

/**
 * What toasts of these sides could cover. What is behind a modal dialog cannot be pressed: the toasts are in the dialog, and
 * give way to what is seen of it alone.
 */
function uncovered(front: HTMLElement, own: DOMRect): Span[] {
  const seen = front === document.body ? { top: 0, bottom: innerHeight } : front.getBoundingClientRect()
  return Array.from(front.querySelectorAll(UNCOVERED), (element) => element.getBoundingClientRect())
    .filter(({ left, right }) => left < own.right && own.left < right)
    .map(({ top, bottom }) => ({ top: Math.max(top, seen.top), bottom: Math.min(bottom, seen.bottom) }))
    .filter(({ top, bottom }) => top < bottom)
}

/** A part of the screen's height, in pixels from its top. */
interface Span {
  top: number
  bottom: number
}

/** Between a toast and what it must not cover, and from the edges of the screen. */
const GAP = 8

/**
 * Returns the highest place on the screen where something of a height covers none of the spans; undefined where there is
 * none.
 */
export function freeTop(
  spans: readonly Span[],
  { height, screen }: { height: number; screen: number },
): number | undefined {
  let top = GAP
  for (const span of spans.toSorted((a, b) => a.top - b.top)) {
    if (span.bottom + GAP <= top) continue
    if (span.top >= top + height + GAP) break
    top = span.bottom + GAP
  }
  return top + height + GAP <= screen ? top : undefined
}
