import { freeTop } from './free-top.ts'

/**
 * Moves the toasts to where they cover no number to call, whenever what is on the screen changes. Where there is no such
 * place they are not seen, and still read out.
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
  if (!container) return
  // Where the style sheet wants them.
  container.removeAttribute('style')
  const own = container.getBoundingClientRect()
  // Those behind a modal dialog cannot be pressed: the toasts are in it, and give way to its calls alone.
  const calls = Array.from((toasts.parentElement ?? document).querySelectorAll('a[href^="tel:"]'), (call) =>
    call.getBoundingClientRect(),
  ).filter(({ left, right, height }) => height > 0 && left < own.right && own.left < right)
  if (own.height === 0 || !calls.some(({ top, bottom }) => top < own.bottom && own.top < bottom)) return
  const top = freeTop(calls, { height: own.height, screen: innerHeight })
  if (top === undefined) container.style.opacity = '0'
  else container.style.inset = `${top}px ${innerWidth - own.right}px auto auto`
}
