import { m } from '@pulli/messages/messages.js'
import { chain } from '@pulli/ui/kolam/chain.ts'

/** `--calm` */
const DRAW_MS = 320

/** Draws the line round as many dots as questions are answered, and says so in words. */
export function showProgress(answered: number, count: number) {
  const bar = document.querySelector<HTMLElement>('[data-progress]')
  const words = document.querySelector<HTMLElement>('[data-progress-words]')
  if (!bar || !words) return
  const before = Number(bar.getAttribute('aria-valuenow'))
  const drawing = answered > 0 ? chain(answered) : undefined
  const line = bar.querySelector<SVGPathElement>('[data-progress-line]')
  line?.setAttribute('d', drawing?.d ?? '')
  bar.querySelector('[data-progress-dots]')?.setAttribute('d', drawing?.dotsD ?? '')
  bar.setAttribute('aria-valuenow', String(answered))
  bar.setAttribute(
    'aria-valuetext',
    m.assessment_progress_words({ answered: String(answered), count: String(count) }),
  )
  const number = words.querySelector('b')
  if (number) number.textContent = String(answered)
  bar.classList.remove('is-uncounted')
  words.classList.remove('is-uncounted')
  if (line && drawing && answered > before) drawOn(line, (answered - before) * drawing.unit)
}

/** Animates the new part at the right end of the line. */
function drawOn(line: SVGPathElement, width: number) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const whole = 'inset(-4px)'
  line.animate(
    { clipPath: [`inset(-4px ${width}px -4px -4px)`, whole] },
    { duration: DRAW_MS, easing: 'cubic-bezier(.22,.7,.2,1)' },
  )
}
