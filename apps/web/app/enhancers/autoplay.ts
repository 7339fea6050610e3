/** Moves a carousel by a number of cards. */
export type Move = (steps: number) => void

type Holder = 'pointer' | 'focus' | 'finger'

interface Autoplay {
  carousel: HTMLElement
  row: HTMLElement
  /** The position. A live region only while autoplay is stopped. */
  count: HTMLElement
  /** The pause button. It has both icons; its labels are in `data-pause` and `data-play`. */
  pause: HTMLElement
  every: number
  move: Move
}

/** LIM-14: autoplay. It stops on hover, on focus, on touch, when paused, and with reduced motion. */
export function startAutoplay({ carousel, row, count, pause, every, move }: Autoplay) {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let isPaused = reducedMotion.matches
  /** What holds it at the moment. Each releases only its own hold. */
  const holders = new Set<Holder>()
  let timer: ReturnType<typeof setInterval> | undefined

  const update = () => {
    clearInterval(timer)
    const { play = '', pause: stop = '' } = pause.dataset
    pause.setAttribute('aria-label', isPaused ? play : stop)
    pause.toggleAttribute('data-paused', isPaused)
    const isStopped = isPaused || holders.size > 0
    count.setAttribute('aria-live', isStopped ? 'polite' : 'off')
    if (!isStopped) timer = setInterval(() => document.hidden || move(1), every)
  }
  const hold = (holder: Holder) => () => {
    holders.add(holder)
    update()
  }
  const release = (holder: Holder) => () => {
    holders.delete(holder)
    update()
  }

  pause.addEventListener('click', () => {
    isPaused = !isPaused
    // The pointer and the focus are on the button itself: they must not hold it.
    holders.clear()
    update()
  })
  carousel.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold('pointer')())
  carousel.addEventListener(
    'pointerleave',
    ({ pointerType }) => pointerType === 'mouse' && release('pointer')(),
  )
  carousel.addEventListener('focusin', hold('focus'))
  carousel.addEventListener('focusout', release('focus'))
  row.addEventListener('touchstart', hold('finger'), { passive: true })
  // The system may cancel a swipe, for a call or a gesture of its own.
  for (const end of ['touchend', 'touchcancel'] as const)
    row.addEventListener(end, release('finger'), { passive: true })
  reducedMotion.addEventListener('change', ({ matches }) => {
    isPaused ||= matches
    update()
  })
  update()
}
