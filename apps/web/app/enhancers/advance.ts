/** Moves a carousel by so many cards. */
export type Move = (steps: number) => void

type Holder = 'pointer' | 'focus' | 'finger'

interface Advancing {
  carousel: HTMLElement
  row: HTMLElement
  /** Says where it stands; aloud only while it does not go on by itself. */
  count: HTMLElement
  /** Holds both icons; its labels are in `data-pause` and `data-play`. */
  pause: HTMLElement
  every: number
  move: Move
}

/** LIM-14: goes on by itself. It stops under a pointer, with the focus in it, when paused, and for who wants calm. */
export function startAdvancing({ carousel, row, count, pause, every, move }: Advancing) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let isPaused = calm.matches
  /** What holds it just now; each lets go of its own hold alone. */
  const holders = new Set<Holder>()
  let timer: ReturnType<typeof setInterval> | undefined

  const follow = () => {
    clearInterval(timer)
    const { play = '', pause: stop = '' } = pause.dataset
    pause.setAttribute('aria-label', isPaused ? play : stop)
    pause.toggleAttribute('data-paused', isPaused)
    const isStill = isPaused || holders.size > 0
    count.setAttribute('aria-live', isStill ? 'polite' : 'off')
    if (!isStill) timer = setInterval(() => document.hidden || move(1), every)
  }
  const hold = (holder: Holder) => () => {
    holders.add(holder)
    follow()
  }
  const letGo = (holder: Holder) => () => {
    holders.delete(holder)
    follow()
  }

  pause.addEventListener('click', () => {
    isPaused = !isPaused
    // Who asks for it to go on is on the button: that holds it no longer.
    holders.clear()
    follow()
  })
  carousel.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold('pointer')())
  carousel.addEventListener(
    'pointerleave',
    ({ pointerType }) => pointerType === 'mouse' && letGo('pointer')(),
  )
  carousel.addEventListener('focusin', hold('focus'))
  carousel.addEventListener('focusout', letGo('focus'))
  row.addEventListener('touchstart', hold('finger'), { passive: true })
  // A swipe that the system takes over, for a call or a gesture of its own, ends so.
  for (const end of ['touchend', 'touchcancel'] as const)
    row.addEventListener(end, letGo('finger'), { passive: true })
  calm.addEventListener('change', ({ matches }) => {
    isPaused ||= matches
    follow()
  })
  follow()
}
