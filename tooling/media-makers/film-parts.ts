import { fileURLToPath } from 'node:url'
import type { Film } from './film-reel.ts'

/** Where the media of the first content lie. */
export const SEED = fileURLToPath(new URL('../../apps/content/seed/', import.meta.url))

/** How far a moment is between two others, 0 to 1. */
export const part = (second: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (second - from) / (to - from)))

/** Where an exercise of the videos goes. */
export const videoFiles = (name: string): Pick<Film, 'video' | 'captions'> => ({
  video: `${SEED}videos/${name}/video.mp4`,
  captions: `${SEED}videos/${name}/captions.vtt`,
})
