import { press } from './encode-mp3.ts'
import { brown, rain, sea } from './noise-sounds.ts'
import type { Samples } from './samples.ts'
import { bell, drone, pacedBreath } from './struck-sounds.ts'

/** What is made; a loop may hold a figure that comes back every so many seconds. */
export const TRACKS: readonly {
  name: string
  sound: () => Samples
  kilobits: number
  loop?: { turnSeconds?: number }
}[] = [
  { name: 'rain-on-a-tin-roof', sound: rain, kilobits: 96, loop: {} },
  { name: 'the-sea-at-night', sound: sea, kilobits: 96, loop: {} },
  { name: 'a-bell-and-a-breath', sound: bell, kilobits: 64 },
  { name: 'brown-noise', sound: brown, kilobits: 80, loop: {} },
  { name: 'in-with-the-high-chime', sound: pacedBreath, kilobits: 80, loop: { turnSeconds: 10 } },
  { name: 'four-strings', sound: drone, kilobits: 80, loop: { turnSeconds: 5.6 } },
]

export async function makeSounds() {
  for (const { name, sound, kilobits } of TRACKS) await press(name, sound(), kilobits)
}
