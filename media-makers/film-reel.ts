import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { picture } from './drawing.ts'
import { type Cue, captions } from './film-time.ts'
import { type Letters, line, wrap } from './letters.ts'
import { TONES, type ToneName } from './tones.ts'

export const WIDTH = 1280
export const HEIGHT = 720
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

const TITLE = { size: 76, face: 'display', tracking: -0.018 } as const satisfies Letters
const SENTENCE = { size: 50, face: 'display', tracking: -0.008 } as const satisfies Letters
const BY = { size: 34, face: 'text' } as const satisfies Letters
const STYLE = { title: TITLE, by: BY, sentence: SENTENCE } as const
const LEADING = { title: 84, by: 46, sentence: 62 } as const
const GAP = 22
const LEFT = 64
const MEASURE = 600

/** Nothing slides: words come and go by their strength alone. */
export const strength = (second: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (second - from) / FADE_SECONDS)) *
  Math.min(1, Math.max(0, (to - second) / FADE_SECONDS))

type Block = { cue: Cue; lines: { text: string; y: number }[] }

/** Each scene is set once, as a block in the middle of the height; its sentences then appear in place. */
function setScenes(cues: readonly Cue[]): Block[] {
  const scenes = Map.groupBy(
    cues.filter((cue) => cue.scene >= 0),
    (cue) => cue.scene,
  )
  return [...scenes.values()].flatMap((scene) => {
    const set = scene.map((cue) => ({ cue, texts: wrap(cue.text, MEASURE, STYLE[cue.role]) }))
    const height =
      set.reduce((sum, { cue, texts }) => sum + texts.length * LEADING[cue.role], 0) + GAP * (set.length - 1)
    let y = (HEIGHT - height) / 2
    return set.map(({ cue, texts }) => {
      const lines = texts.map((text) => {
        y += LEADING[cue.role]
        return { text, y: y - LEADING[cue.role] * 0.26 }
      })
      y += GAP
      return { cue, lines }
    })
  })
}

function wordsAt(blocks: readonly Block[], second: number, tone: ToneName): string {
  return blocks
    .filter(({ cue }) => second >= cue.from && second < cue.to)
    .flatMap(({ cue, lines }) =>
      lines.map(({ text, y }) =>
        line(text, LEFT, y, {
          ...STYLE[cue.role],
          fill: cue.role === 'by' ? TONES[tone].quiet : TONES[tone].words,
          opacity: strength(second, cue.from, cue.to),
        }),
      ),
    )
    .join('')
}

/** Draws every frame and hands it to ffmpeg. A frame equal to the one before is not drawn again. */
export async function shoot(film: Film) {
  await mkdir(dirname(film.video), { recursive: true })
  await writeFile(film.captions, captions(film.cues))
  const blocks = setScenes(film.cues)
  const ffmpeg = spawn(
    'ffmpeg',
    // biome-ignore format: one option a line reads worse
    ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${FRAMES_A_SECOND}`, '-i', '-',
      '-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709',
      '-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-tune', 'animation', '-g', '240', '-threads', '2', '-fflags', '+bitexact', '-flags:v', '+bitexact',
      '-map_metadata', '-1', '-movflags', '+faststart', film.video],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'close')
  const count = Math.round(film.seconds * FRAMES_A_SECOND)
  const frameAt = (index: number) => {
    const second = index / FRAMES_A_SECOND
    return picture(
      WIDTH,
      HEIGHT,
      TONES[film.tone].ground,
      film.art(second) + wordsAt(blocks, second, film.tone),
    )
  }
  let shown: { svg: string; pixels: Promise<Buffer> } | undefined
  for (let start = 0; start < count; start += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, offset) => {
      const svg = frameAt(start + offset)
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
}
