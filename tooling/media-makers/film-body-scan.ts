import { chain } from '../../packages/ui/src/kolam/chain.ts'
import { type Drawing, dotsOf, growing, place } from './drawing.ts'
import { part, videoFiles } from './film-parts.ts'
import type { Film } from './film-reel.ts'
import { timeline } from './film-time.ts'
import { BODY_SCAN } from './film-words.ts'
import { TONES } from './tones.ts'

/** Seven dots, one above the other. The line climbs past a dot in each scene, and comes down all at once. */
export function bodyScan(): Film {
  const tone = 'night'
  const { line: ink, dot } = TONES[tone]
  const [first, parts] = [2, 7]
  const least = Object.fromEntries(Array.from({ length: parts }, (_, at) => [first + at, 11]))
  const time = timeline(BODY_SCAN, { ...least, [first + parts]: 12 })
  const scene = (at: number) => time.scenes[at] ?? { from: 0, to: 1 }
  const drawing: Drawing = chain(parts, { vertical: true })
  const line = growing(drawing, ink, 1.1)
  const [, , width = 0, height = 0] = drawing.view
  /* the generator begins at the top; turned round, the line begins at the feet */
  const turned = (inside: string) => `<g transform="rotate(180 ${width / 2} ${height / 2})">${inside}</g>`
  const climbed = (second: number) =>
    drawing.dots.reduce(
      (sum, _, at) => sum + part(second, scene(first + at).from + 0.6, scene(first + at).to),
      0,
    )
  const art = (second: number) => {
    const down = part(second, scene(first + parts).from + 0.6, scene(first + parts).to - 1)
    const share = (climbed(second) / parts + down) / 2
    const lit = drawing.dots.filter((_, at) => second > scene(first + at).from + 0.6)
    return place(
      drawing,
      { x: 894, y: 40, width: 224, height: 640 },
      turned(dotsOf(drawing.dots, '#565B8C', 3.2) + dotsOf(lit, dot, 4) + line(share)),
    )
  }
  return {
    ...videoFiles('from-the-feet-up'),
    tone,
    seconds: time.seconds,
    cues: time.cues,
    art,
  }
}
