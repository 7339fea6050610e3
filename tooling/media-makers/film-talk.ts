import { type Drawing, dotsOf, growing, place } from './drawing.ts'
import { BOX } from './film-frame.ts'
import { part, SEED } from './film-parts.ts'
import type { Film } from './film-reel.ts'
import { type Timeline, timeline } from './film-time.ts'
import type { Words } from './film-words.ts'
import { TONES, type ToneName } from './tones.ts'

/** The dots stand from the start; the line takes the whole film to come home. */
function slowLine(
  drawing: Drawing,
  tone: ToneName,
  { scenes }: Timeline,
  pace: (share: number) => number = (share) => share,
) {
  const { line: ink, dot } = TONES[tone]
  const line = growing(drawing, ink, 1.9)
  const from = scenes[0]?.to ?? 0
  const to = (scenes.at(-1)?.from ?? 0) + 3
  return (second: number) => {
    const path = line(pace(part(second, from, to)))
    return place(drawing, BOX, dotsOf(drawing.dots, dot, 4.2) + path)
  }
}

/** Words beside one slow line: the talks. */
export function talk(
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
