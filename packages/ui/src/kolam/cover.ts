import type { Drawing } from './drawing.ts'
import { kolam } from './kolam.ts'
import { hash, random } from './seed.ts'

/** Options of `cover`. */
export interface CoverOptions {
  /** Width divided by height of the frame; 1.5 unless given. */
  readonly ratio?: number | undefined
  /** Dots across; 9 unless given. */
  readonly n?: number | undefined
  /** The share of the drawing's width that the frame shows; .7 unless given. */
  readonly part?: number | undefined
}

/** Draws a card or banner: a larger kolam of which the frame shows a part, off centre. */
export function cover(seed: string, { ratio = 1.5, n = 9, part = 0.7 }: CoverOptions = {}): Drawing {
  const draw = random(hash(`cover ${seed}`))
  const turn = draw() < 0.5
  const lotus = draw() < 0.5
  const whole = kolam(seed, { n, shape: lotus ? 'lotus' : 'diamond', turn, density: 0.5 })
  const [, , w, h] = whole.view
  const width = w * part
  const height = width / ratio
  const corner = (draw() * 4) | 0
  // How far the frame moves in from the corner of the box: an unturned diamond has empty corners.
  const off = lotus ? 0.02 : turn ? -0.05 : 0.16
  const left = Math.round(corner & 1 ? w - width - w * off : w * off)
  const top = Math.round(corner & 2 ? h - height - h * off : h * off)
  return { ...whole, view: [left, top, Math.round(width), Math.round(height)] }
}
