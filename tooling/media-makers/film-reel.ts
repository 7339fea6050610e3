import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { picture } from './drawing.ts'
import { HEIGHT, LETTERS, WIDTH, WORDS } from './film-frame.ts'
import { type Cue, captions } from './film-time.ts'
import { type Letters, line, wrap } from './letters.ts'
import { TONES, type ToneName } from './tones.ts'

const FRAMES_A_SECOND = 24
const AT_ONCE = 8
const FADE_SECONDS = 0.45

export type Film = {
  video: string
  captions: string
  tone: ToneName
  seconds: number
  cues: readonly Cue[]
  /** The drawing at a moment, as SVG. */
  art: (second: number) => string
}

const STYLE = {
  title: { size: LETTERS.title, face: 'display', tracking: -0.018 },
  by: { size: LETTERS.by, face: 'text' },
  sentence: { size: LETTERS.sentence, face: 'display', tracking: -0.008 },
} as const satisfies Record<Cue['role'], Letters>
const LEADING = { title: 98, by: 78, sentence: 84 } as const
const GAP = 30

/** Nothing slides: words come and go by their strength alone. */
export const strength = (second: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (second - from) / FADE_SECONDS)) *
  Math.min(1, Math.max(0, (to - second) / FADE_SECONDS))

type Sentence = { cue: Cue; texts: string[] }
type Block = { cue: Cue; lines: { text: string; y: number }[] }

const heightOf = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { cue, texts }) => sum + texts.length * LEADING[cue.role], 0) +
  GAP * (sentences.length - 1)

/**
 * The sentences of a scene that stand together, as many as fit. A scene that is too long fills its last page first, so
 * that the two numbers to call are seen at once.
 */
function pagesOf(scene: readonly Cue[]): Sentence[][] {
  const pages: Sentence[][] = []
  for (const cue of scene.toReversed()) {
    const sentence = { cue, texts: wrap(cue.text, WORDS.width, STYLE[cue.role]) }
    const page = pages[0]
    if (page && heightOf([sentence, ...page]) <= WORDS.height) page.unshift(sentence)
    else pages.unshift([sentence])
  }
  return pages
}

/** Each page is set once, as a block in the middle of the height; its sentences then appear in place. */
function setScenes(cues: readonly Cue[]): Block[] {
  const scenes = Map.groupBy(
    cues.filter((cue) => cue.scene >= 0),
    (cue) => cue.scene,
  )
  return [...scenes.values()].flatMap((scene) => {
    const pages = pagesOf(scene)
    return pages.flatMap((page, at) => {
      const next = pages[at + 1]?.[0]?.cue.from
      let y = (HEIGHT - heightOf(page)) / 2
      return page.map(({ cue, texts }) => {
        const lines = texts.map((text) => {
          y += LEADING[cue.role]
          return { text, y: y - LEADING[cue.role] * 0.26 }
        })
        y += GAP
        return { cue: { ...cue, to: next ?? cue.to }, lines }
      })
    })
  })
}

function wordsAt(blocks: readonly Block[], second: number, tone: ToneName): string {
  return blocks
    .filter(({ cue }) => second >= cue.from && second < cue.to)
    .flatMap(({ cue, lines }) =>
      lines.map(({ text, y }) =>
        line(text, WORDS.left, y, {
          ...STYLE[cue.role],
          fill: cue.role === 'by' ? TONES[tone].quiet : TONES[tone].words,
          opacity: strength(second, cue.from, cue.to),
        }),
      ),
    )
    .join('')
}

/** The picture of a film at a moment, as SVG. */
function frames(film: Film): (second: number) => string {
  const blocks = setScenes(film.cues)
  return (second) =>
    picture(WIDTH, HEIGHT, TONES[film.tone].ground, film.art(second) + wordsAt(blocks, second, film.tone))
}

const sizesIn = (svg: string) => [...svg.matchAll(/ data-size="([\d.]+)"/g)].map(([, size]) => Number(size))

/**
 * Draws every frame and hands it to ffmpeg. A frame equal to the one before is not drawn again. Returns the size of the
 * smallest words that were drawn.
 */
export async function shoot(film: Film): Promise<number> {
  await mkdir(dirname(film.video), { recursive: true })
  await writeFile(film.captions, captions(film.cues))
  const frameOf = frames(film)
  const ffmpeg = spawn(
    'ffmpeg',
    // biome-ignore format: one option a line reads worse
    ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${FRAMES_A_SECOND}`, '-i', '-',
      '-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709',
      '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '28', '-tune', 'animation', '-refs', '8', '-level:v', '4.0', '-g', '480', '-threads', '2', '-fflags', '+bitexact', '-flags:v', '+bitexact',
      '-map_metadata', '-1', '-movflags', '+faststart', film.video],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'close')
  const count = Math.round(film.seconds * FRAMES_A_SECOND)
  let smallest = Number.POSITIVE_INFINITY
  let shown: { svg: string; pixels: Promise<Buffer> } | undefined
  for (let start = 0; start < count; start += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, offset) => {
      const svg = frameOf((start + offset) / FRAMES_A_SECOND)
      smallest = Math.min(smallest, ...sizesIn(svg))
      if (shown?.svg !== svg) shown = { svg, pixels: sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer() }
      return shown.pixels
    })
    for (const pixels of await Promise.all(batch)) {
      if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
    }
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${film.video}`)
  return smallest
}
