import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { decoded, loudness, SEED } from './encode-mp3.ts'
import { highpass, lowpass, RATE, type Samples } from './samples.ts'
import { TRACKS } from './sounds.ts'

/** `node measure.ts` listens to every track as a player does, and writes `measured-sounds.json`, which a test of the content service holds to its bounds. */
const WINDOW = RATE / 2

const rms = (samples: Samples) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
const decibels = (samples: Samples) => 20 * Math.log10(rms(samples))
const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** How far two stretches are apart: in all, below 300 Hz, above 2 kHz. */
function apart(one: Samples, other: Samples) {
  const ears = [
    (heard: Samples) => heard,
    (heard: Samples) => lowpass(heard, 300),
    (heard: Samples) => highpass(heard, 2000),
  ]
  return ears.map((ear) => rounded(Math.abs(decibels(ear(one)) - decibels(ear(other))), 1))
}

/**
 * The seam of a loop. Noise must sound alike just before and just after it; where a figure comes back each few
 * seconds, the seam must sound like the place inside where the figure comes back.
 */
function seamOf(samples: Samples, turnSeconds: number | undefined) {
  const steps = samples
    .slice(1)
    .map((sample, at) => Math.abs(sample - (samples[at] ?? 0)))
    .sort()
  const before = samples.slice(-WINDOW)
  const after = samples.slice(0, WINDOW)
  const inside = turnSeconds === undefined ? undefined : Math.round(turnSeconds * RATE)
  return {
    step: rounded(Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0)), 4),
    usualStep: rounded(steps[Math.floor(steps.length * 0.999)] ?? 0, 4),
    apart:
      inside === undefined
        ? apart(before, after)
        : [
            ...apart(before, samples.slice(inside - WINDOW, inside)),
            ...apart(after, samples.slice(inside, inside + WINDOW)),
          ],
  }
}

const measured = []
for (const { name, loop } of TRACKS) {
  const file = `${SEED}${name}/audio.mp3`
  const [bytes, samples] = await Promise.all([readFile(file), decoded(file)])
  measured.push({
    name,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    seconds: rounded(samples.length / RATE, 3),
    lufs: await loudness(undefined, ['-i', file]),
    ...(loop && { seam: seamOf(samples, loop.turnSeconds) }),
  })
}
await writeFile(
  new URL('../../apps/content/src/seeding/testing/measured-sounds.json', import.meta.url),
  `${JSON.stringify(measured, undefined, 2)}\n`,
)
console.table(measured.map(({ sha256: _, seam, ...row }) => ({ ...row, ...seam })))
