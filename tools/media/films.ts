import { fileURLToPath } from 'node:url'
import { chain } from '../../packages/ui/src/kolam/chain.ts'
import { kolam } from '../../packages/ui/src/kolam/kolam.ts'
import { mood } from '../../packages/ui/src/kolam/mood.ts'
import { type Drawing, dotsOf, drawn, place, strokedPath, trace } from './drawing.ts'
import { type Film, HEIGHT, shoot, strength } from './film-reel.ts'
import { type Cue, type Timeline, timeline } from './film-time.ts'
import {
  AFTER_BIRTH,
  BODY_SCAN,
  BREATH,
  EXAMS,
  FIRST_MINUTES,
  FIVE_THINGS,
  NINE_DOTS,
  PANIC,
  SLEEP,
  type Words,
} from './film-words.ts'
import { line } from './letters.ts'
import { TONES, type ToneName } from './tones.ts'

const SEED = fileURLToPath(new URL('../../apps/content/seed/', import.meta.url))
const BOX = { x: 710, y: 98, width: 524, height: 524 } as const

const part = (second: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (second - from) / (to - from)))

/** The dots stand from the start; the line takes the whole film to come home. */
function slowLine(
  drawing: Drawing,
  tone: ToneName,
  { scenes }: Timeline,
  pace: (share: number) => number = (share) => share,
) {
  const { line: ink, dot } = TONES[tone]
  const curve = trace(drawing)
  const from = scenes[0]?.to ?? 0
  const to = (scenes.at(-1)?.from ?? 0) + 3
  return (second: number) => {
    const share = pace(part(second, from, to))
    const path = share === 0 ? '' : strokedPath(share >= 1 ? drawing.d : drawn(curve, share).d, ink, 1.9)
    return place(drawing, BOX, dotsOf(drawing.dots, dot, 4.2) + path)
  }
}

function talk(
  folder: string,
  name: string,
  tone: ToneName,
  words: Words,
  drawing: Drawing,
  pace?: (share: number) => number,
): Film {
  const time = timeline(words)
  return {
    video: `${SEED}${folder}/${name}.mp4`,
    captions: `${SEED}${folder}/${name === 'counsellor' ? 'counsellor' : 'captions'}.vtt`,
    tone,
    seconds: time.seconds,
    cues: time.cues,
    art: slowLine(drawing, tone, time, pace),
  }
}

/** In for four, out for six. The mood diary's open figure grows towards its eight dots and draws back. */
function breath(): Film {
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
      ? line(phase.name, 64, 350, {
          size: 84,
          face: 'display',
          tracking: -0.018,
          fill: words,
          opacity: strength(second, phase.from, phase.to),
        }) +
        line(String(count), 68, 450, {
          size: 64,
          face: 'text',
          fill: quiet,
          opacity: strength(second, phase.from, phase.to),
        })
      : ''
    const curve = `<g transform="scale(${size})">${strokedPath(figure.d, ink, 1.3 / size)}</g>`
    return place(figure, BOX, curve + dotsOf(figure.dots, dot, 3) + dotsOf([[0, 0]], dot, 3)) + spoken
  }
  return {
    video: `${SEED}videos/breathe-out-for-longer/video.mp4`,
    captions: `${SEED}videos/breathe-out-for-longer/captions.vtt`,
    tone,
    seconds,
    cues: [...cues, ...said, ...after],
    art,
  }
}

/** Rows of five, four, three, two and one dots. In its scene each dot lights up, and a line goes round the row. */
function fiveThings(): Film {
  const tone = 'night'
  const { line: ink, dot } = TONES[tone]
  const time = timeline(FIVE_THINGS, { 1: 15, 2: 13, 3: 12, 4: 10, 5: 9 })
  const rows = [5, 4, 3, 2, 1].map((count, at) => {
    const drawing: Drawing = chain(count)
    const [, , width = 0, height = 0] = drawing.view
    const size = 4.7
    const box = { x: 720, y: 62 + at * 118, width: width * size, height: height * size }
    return { count, drawing, curve: trace(drawing), box, scene: time.scenes[at + 1] ?? { from: 0, to: 1 } }
  })
  const art = (second: number) =>
    rows
      .map(({ count, drawing, curve, box, scene }) => {
        const share = part(second, scene.from + 1, scene.to - 0.6)
        const lit = drawing.dots.filter(
          (_, at) => second > scene.from + 1 + (at * (scene.to - scene.from - 3)) / count,
        )
        const path = share === 0 ? '' : strokedPath(share >= 1 ? drawing.d : drawn(curve, share).d, ink, 1.25)
        return place(drawing, box, dotsOf(drawing.dots, '#565B8C', 3.2) + dotsOf(lit, dot, 4.2) + path)
      })
      .join('')
  return {
    video: `${SEED}videos/five-things-you-can-see/video.mp4`,
    captions: `${SEED}videos/five-things-you-can-see/captions.vtt`,
    tone,
    seconds: time.seconds,
    cues: time.cues,
    art,
  }
}

/** Nine dots appear one by one; two lines are drawn round them, slowly enough to follow with a pencil. */
function nineDots(): Film {
  const tone = 'paper'
  const { line: ink, dot } = TONES[tone]
  const time = timeline(NINE_DOTS, { 1: 8, 2: 14, 3: 14, 4: 6, 5: 22, 6: 7 })
  const scene = (at: number) => time.scenes[at] ?? { from: 0, to: 1 }
  const form = { n: 3, shape: 'square', density: 0.5 } as const
  const first: Drawing = kolam('nine dots', { ...form, symmetry: 'none' })
  const second_: Drawing = kolam('nine dots again', { ...form, turn: false, symmetry: 'c2' })
  const lines = [
    {
      drawing: first,
      curve: trace(first),
      from: scene(2).from + 1,
      to: scene(4).from + 1,
      until: scene(4).to,
    },
    {
      drawing: second_,
      curve: trace(second_),
      from: scene(5).from + 1.5,
      to: scene(5).to - 1.5,
      until: time.seconds + 1,
    },
  ]
  const art = (second: number) => {
    const shown = first.dots.filter((_, at) => second > scene(1).from + at * 0.75)
    const inks = lines.map(({ drawing, curve, from, to, until }) => {
      const share = part(second, from, to)
      if (share === 0 || second > until) return ''
      const path = strokedPath(share >= 1 ? drawing.d : drawn(curve, share).d, ink, 1.5)
      const leaving = Math.min(1, Math.max(0, (until - second) / 0.5))
      return leaving < 1 ? `<g opacity="${leaving.toFixed(3)}">${path}</g>` : path
    })
    return place(
      first,
      { x: 706, y: (HEIGHT - 520) / 2, width: 520, height: 520 },
      dotsOf(shown, dot, 4) + inks.join(''),
    )
  }
  return {
    video: `${SEED}videos/nine-dots-one-line/video.mp4`,
    captions: `${SEED}videos/nine-dots-one-line/captions.vtt`,
    tone,
    seconds: time.seconds,
    cues: time.cues,
    art,
  }
}

/** Seven dots, one above the other. The line climbs past a dot in each scene, and comes down all at once. */
function bodyScan(): Film {
  const tone = 'night'
  const { line: ink, dot } = TONES[tone]
  const [first, parts] = [2, 7]
  const least = Object.fromEntries(Array.from({ length: parts }, (_, at) => [first + at, 11]))
  const time = timeline(BODY_SCAN, { ...least, [first + parts]: 12 })
  const scene = (at: number) => time.scenes[at] ?? { from: 0, to: 1 }
  const drawing: Drawing = chain(parts, { vertical: true })
  const curve = trace(drawing)
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
    const path = share === 0 ? '' : strokedPath(share >= 1 ? drawing.d : drawn(curve, share).d, ink, 1.1)
    return place(
      drawing,
      { x: 860, y: 40, width: 224, height: 640 },
      turned(dotsOf(drawing.dots, '#565B8C', 3.2) + dotsOf(lit, dot, 4) + path),
    )
  }
  return {
    video: `${SEED}videos/from-the-feet-up/video.mp4`,
    captions: `${SEED}videos/from-the-feet-up/captions.vtt`,
    tone,
    seconds: time.seconds,
    cues: time.cues,
    art,
  }
}

/** Quick where the fear is at its height, slow where it eases. */
const alarm = (share: number) =>
  share < 0.45 ? share ** 2 / 0.45 / 0.62 : 0.7258 + (1 - (1 - (share - 0.45) / 0.55) ** 2) * 0.2742

export function films(): Film[] {
  return [
    talk(
      'seminars/what-a-panic-attack-does',
      'seminar',
      'night',
      PANIC,
      kolam('What a panic attack does', { n: 7, shape: 'diamond', turn: true, density: 0.5 }),
      alarm,
    ),
    talk(
      'seminars/sleep-plainly',
      'seminar',
      'teal',
      SLEEP,
      kolam('Sleep, plainly', { n: 7, shape: 'lotus', density: 0.5 }),
    ),
    talk(
      'seminars/exam-months-at-home',
      'seminar',
      'marigold',
      EXAMS,
      kolam('Exam months at home', { n: 5, shape: 'square', density: 0.5 }),
    ),
    talk(
      'seminars/the-weeks-after-a-birth',
      'seminar',
      'paper',
      AFTER_BIRTH,
      kolam('The weeks after a birth', { n: 7, shape: 'lotus', density: 0.5 }),
    ),
    breath(),
    fiveThings(),
    bodyScan(),
    nineDots(),
    talk(
      'site-setting',
      'counsellor',
      'night',
      FIRST_MINUTES,
      kolam('The first five minutes', { n: 5, shape: 'lotus', density: 0.5 }),
    ),
  ]
}

export async function makeFilms() {
  const waiting = films()
  const reel = async () => {
    for (let film = waiting.shift(); film; film = waiting.shift()) {
      await shoot(film)
      console.log(`${film.video.slice(SEED.length)}  ${film.seconds.toFixed(0)} s`)
    }
  }
  await Promise.all([reel(), reel(), reel()])
}
