import { chain } from '../../packages/ui/src/kolam/chain.ts'
import { type Drawing, dotsOf, growing, place } from './drawing.ts'
import { part, videoFiles } from './film-parts.ts'
import type { Film } from './film-reel.ts'
import { timeline } from './film-time.ts'
import { FIVE_THINGS } from './film-words.ts'
import { TONES } from './tones.ts'

/** Rows of five, four, three, two and one dots. In its scene each dot lights up, and a line goes round the row. */
export function fiveThings(): Film {
  const tone = 'night'
  const { line: ink, dot } = TONES[tone]
  const time = timeline(FIVE_THINGS, { 1: 15, 2: 13, 3: 12, 4: 10, 5: 9 })
  const rows = [5, 4, 3, 2, 1].map((count, at) => {
    const drawing: Drawing = chain(count)
    const [, , width = 0, height = 0] = drawing.view
    const size = 4.4
    const box = { x: 774, y: 68 + at * 118, width: width * size, height: height * size }
    const scene = time.scenes[at + 1] ?? { from: 0, to: 1 }
    return { count, drawing, line: growing(drawing, ink, 1.25), box, scene }
  })
  const art = (second: number) =>
    rows
      .map(({ count, drawing, line, box, scene }) => {
        const share = part(second, scene.from + 1, scene.to - 0.6)
        const lit = drawing.dots.filter(
          (_, at) => second > scene.from + 1 + (at * (scene.to - scene.from - 3)) / count,
        )
        return place(drawing, box, dotsOf(drawing.dots, '#565B8C', 3.2) + dotsOf(lit, dot, 4.2) + line(share))
      })
      .join('')
  return {
    ...videoFiles('five-things-you-can-see'),
    tone,
    seconds: time.seconds,
    cues: time.cues,
    art,
  }
}
