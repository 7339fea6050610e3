import type { Move } from './carousel.ts'

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
  let isHeld = false
  let timer: ReturnType<typeof setInterval> | undefined

  const follow = () => {
    clearInterval(timer)
    const { play = '', pause: stop = '' } = pause.dataset
    pause.setAttribute('aria-label', isPaused ? play : stop)
    pause.toggleAttribute('data-paused', isPaused)
    count.setAttribute('aria-live', isPaused || isHeld ? 'polite' : 'off')
    if (!isPaused && !isHeld) timer = setInterval(() => document.hidden || move(1), every)
  }
  const hold = (held: boolean) => () => {
    isHeld = held
    follow()
  }

  pause.addEventListener('click', () => {
    isPaused = !isPaused
    // Who asks for it to go on is on the button: that holds it no longer.
    isHeld = false
    follow()
  })
  carousel.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold(true)())
  carousel.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && hold(false)())
  carousel.addEventListener('focusin', hold(true))
  carousel.addEventListener('focusout', hold(false))
  row.addEventListener('touchstart', hold(true), { passive: true })
  row.addEventListener('touchend', hold(false), { passive: true })
  calm.addEventListener('change', ({ matches }) => {
    isPaused ||= matches
    follow()
  })
  follow()
}
