import { type Move, startAutoplay } from './autoplay.ts'
import { nextPosition } from './next-position.ts'

/** The row has settled this long after the last scroll event, in browsers without `scrollend`. */
const SETTLED_MS = 140

/**
 * The buttons, arrow keys and position of a carousel. The row scrolls by touch or wheel without this script.
 * `data-every` is the interval of the autoplay in milliseconds.
 */
export function startCarousel(carousel: HTMLElement) {
  const find = (role: string) => carousel.querySelector<HTMLElement>(`[data-role="${role}"]`)
  const row = find('row')
  const count = find('count')
  if (!row || !count) return
  const cards = [...row.children] as HTMLElement[]
  let at = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  const leftOf = (index: number) => (cards[index]?.offsetLeft ?? 0) - (cards[0]?.offsetLeft ?? 0)
  const inView = () => Math.max(1, Math.round(row.clientWidth / (leftOf(1) || row.clientWidth)))
  const last = () => Math.max(0, cards.length - inView())

  const show = (index: number) => {
    at = index
    count.textContent = cards[at]?.dataset.count ?? ''
  }
  const move: Move = (steps) => {
    show(nextPosition({ at, last: last(), steps }))
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollTo({ left: leftOf(at), behavior: isReduced ? 'auto' : 'smooth' })
  }
  const settle = () => {
    const away = cards.map((_, index) => Math.abs(leftOf(index) - row.scrollLeft))
    const nearest = Math.min(last(), away.indexOf(Math.min(...away)))
    if (nearest !== at) show(nearest)
  }

  // Preferred to the timer: a smooth scroll on a busy device has pauses.
  if ('onscrollend' in row) row.addEventListener('scrollend', settle)
  else
    (row as HTMLElement).addEventListener('scroll', () => {
      clearTimeout(settling)
      settling = setTimeout(settle, SETTLED_MS)
    })
  row.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === 'ArrowLeft' ? -1 : 1)
  })

  // The team moves by the visible cards, the certificates (with autoplay) one by one.
  const every = Number(carousel.dataset.every)
  const steps = () => (every ? 1 : inView())
  find('previous')?.addEventListener('click', () => move(-steps()))
  find('next')?.addEventListener('click', () => move(steps()))
  new ResizeObserver(() => carousel.toggleAttribute('data-moves', last() > 0)).observe(row)

  const pause = find('pause')
  if (every && pause) startAutoplay({ carousel, row, count, pause, every, move })
}
