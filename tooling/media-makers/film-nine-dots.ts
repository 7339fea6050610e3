import { kolam } from '../../packages/ui/src/kolam/kolam.ts'
import { type Drawing, dotsOf, growing, place } from './drawing.ts'
import { BOX } from './film-frame.ts'
import { part, videoFiles } from './film-parts.ts'
import type { Film } from './film-reel.ts'
import { timeline } from './film-time.ts'
import { NINE_DOTS } from './film-words.ts'
import { TONES } from './tones.ts'

/** Nine dots appear one by one; two lines are drawn round them, slowly enough to follow with a pencil. */
export function nineDots(): Film {
  const tone = 'paper'
  const { line: ink, dot } = TONES[tone]
  const time = timeline(NINE_DOTS, { 1: 8, 2: 14, 3: 14, 4: 6, 5: 22, 6: 7 })
  const scene = (at: number) => time.scenes[at] ?? { from: 0, to: 1 }
  const form = { n: 3, shape: 'square', density: 0.5 } as const
  const first: Drawing = kolam('nine dots', { ...form, symmetry: 'none' })
  const other: Drawing = kolam('nine dots again', { ...form, turn: false, symmetry: 'c2' })
  const lines = [
    {
      line: growing(first, ink, 1.5),
      from: scene(2).from + 1,
      to: scene(4).from + 1,
      until: scene(4).to,
    },
    {
      line: growing(other, ink, 1.5),
      from: scene(5).from + 1.5,
      to: scene(5).to - 1.5,
      until: time.seconds + 1,
    },
  ]
  const art = (second: number) => {
    const shown = first.dots.filter((_, at) => second > scene(1).from + at * 0.75)
    const inks = lines.map(({ line, from, to, until }) => {
      const share = part(second, from, to)
      if (share === 0 || second > until) return ''
      const path = line(share)
      const leaving = Math.min(1, Math.max(0, (until - second) / 0.5))
      return leaving < 1 ? `<g opacity="${leaving.toFixed(3)}">${path}</g>` : path
    })
    return place(first, BOX, dotsOf(shown, dot, 4) + inks.join(''))
  }
  return {
    ...videoFiles('nine-dots-one-line'),
    tone,
    seconds: time.seconds,
    cues: time.cues,
    art,
  }
}
