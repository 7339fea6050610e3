import { mood } from '../../packages/ui/src/kolam/mood.ts'
import { type Drawing, dotsOf, place, strokedPath } from './drawing.ts'
import { BOX, WORDS } from './film-frame.ts'
import { part, videoFiles } from './film-parts.ts'
import { type Film, strength } from './film-reel.ts'
import type { Cue } from './film-time.ts'
import { BREATH } from './film-words.ts'
import { line } from './letters.ts'
import { TONES } from './tones.ts'

/** In for four, out for six. The mood diary's open figure grows towards its eight dots and draws back. */
export function breath(): Film {
  const tone = 'teal'
  const { line: ink, dot, words, quiet } = TONES[tone]
  const [inSeconds, outSeconds, breaths, first] = [4, 6, 8, 10]
  const cues: Cue[] = [
    { scene: 0, place: 0, role: 'title', text: BREATH.title, from: 0.4, to: 5 },
    { scene: 0, place: 1, role: 'by', text: BREATH.by, from: 1.6, to: 5 },
    { scene: 1, place: 0, role: 'sentence', text: BREATH.before, from: 5.5, to: first - 0.4 },
  ]
  const phases = Array.from({ length: breaths }, (_, at) => first + at * (inSeconds + outSeconds)).flatMap(
    (start) => [
      { name: 'Breathe in', from: start, to: start + inSeconds, said: 'Breathe in: one, two, three, four.' },
      {
        name: 'Breathe out',
        from: start + inSeconds,
        to: start + inSeconds + outSeconds,
        said: 'Breathe out: one, two, three, four, five, six.',
      },
    ],
  )
  const last = phases.at(-1)?.to ?? 0
  let now = last + 0.5
  const after = BREATH.after.map((text, at): Cue => {
    const from = now
    now += at === 0 ? 4 : 3.5
    return { scene: 2, place: at, role: 'sentence', text, from, to: last + 16 }
  })
  const said = phases.map(
    ({ said: text, from, to }): Cue => ({ scene: -1, place: 0, role: 'sentence', text, from, to }),
  )
  const seconds = last + 16.5

  const [small, large] = [0.3, 0.72]
  const sizeAt = (second: number) => {
    const phase = phases.find(({ from, to }) => second >= from && second < to)
    if (!phase) return small
    const eased = (1 - Math.cos(Math.PI * part(second, phase.from, phase.to))) / 2
    return phase.name === 'Breathe in' ? small + (large - small) * eased : large - (large - small) * eased
  }
  const figure: Drawing = { ...mood(4), view: [-40, -40, 80, 80] }
  const art = (second: number) => {
    const size = Math.round(sizeAt(second) * 1000) / 1000
    const phase = phases.find(({ from, to }) => second >= from && second < to)
    const count = phase ? Math.floor(second - phase.from) + 1 : 0
    const spoken = phase
      ? line(phase.name, WORDS.left, 340, {
          size: 100,
          face: 'display',
          tracking: -0.018,
          fill: words,
          opacity: strength(second, phase.from, phase.to),
        }) +
        line(String(count), WORDS.left + 4, 452, {
          size: 92,
          face: 'text',
          fill: quiet,
          opacity: strength(second, phase.from, phase.to),
        })
      : ''
    const curve = `<g transform="scale(${size})">${strokedPath(figure.d, ink, 1.3 / size)}</g>`
    return place(figure, BOX, curve + dotsOf(figure.dots, dot, 3) + dotsOf([[0, 0]], dot, 3)) + spoken
  }
  return {
    ...videoFiles('breathe-out-for-longer'),
    tone,
    seconds,
    cues: [...cues, ...said, ...after],
    art,
  }
}
