import type { Words } from './film-words.ts'

/** One sentence on the screen, from one second to another. `place` is its place in its scene; scene -1 is for captions only. */
export type Cue = {
  scene: number
  place: number
  role: 'title' | 'by' | 'sentence'
  text: string
  from: number
  to: number
}
export type Timeline = { cues: Cue[]; scenes: { from: number; to: number }[]; seconds: number }

/** Slow reading, for someone who is tired or reads in a second language: about 12 characters a second. */
const CHARACTERS_A_SECOND = 12
const LEAST_SECONDS = 2.4
const REST_SECONDS = 1.4
const TITLE_SECONDS = 5
const CLEAR_SECONDS = 0.5

const standing = (text: string) => Math.max(LEAST_SECONDS, text.length / CHARACTERS_A_SECOND + 0.6)

/** When everything appears and goes. `least` keeps a scene up for longer, for what is drawn in it. */
export function timeline(words: Words, least: Readonly<Record<number, number>> = {}): Timeline {
  const cues: Cue[] = []
  const scenes = [{ from: 0, to: TITLE_SECONDS }]
  cues.push({ scene: 0, place: 0, role: 'title', text: words.title, from: 0.4, to: TITLE_SECONDS })
  cues.push({ scene: 0, place: 1, role: 'by', text: words.by, from: 1.6, to: TITLE_SECONDS })

  let now = TITLE_SECONDS + CLEAR_SECONDS
  words.scenes.forEach((sentences, at) => {
    const from = now
    const starts = sentences.map((text) => {
      const start = now
      now += standing(text)
      return start
    })
    now = Math.max(now + REST_SECONDS, from + (least[at + 1] ?? 0))
    sentences.forEach((text, place) => {
      cues.push({ scene: at + 1, place, role: 'sentence', text, from: starts[place] ?? from, to: now })
    })
    scenes.push({ from, to: now })
    now += CLEAR_SECONDS
  })
  return { cues, scenes, seconds: now + 0.5 }
}

const clock = (seconds: number) => {
  const whole = Math.floor(seconds)
  const part = Math.round((seconds - whole) * 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(part).padStart(3, '0')}`
}

/** Captions: each sentence until the next one begins, so that one stands at a time. */
export function captions(cues: readonly Cue[]): string {
  const inOrder = [...cues].sort((a, b) => a.from - b.from)
  const blocks = inOrder.map(({ text, from, to }, at) => {
    const next = inOrder[at + 1]
    return `${at + 1}\n${clock(from)} --> ${clock(Math.min(to, next?.from ?? to))}\n${text}\n`
  })
  return `WEBVTT\n\n${blocks.join('\n')}`
}
