import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hash } from '../../packages/ui/src/kolam/kolam.ts'

export const SEED = fileURLToPath(new URL('../../apps/content/seed/audios/', import.meta.url))
export const RATE = 44_100
/** Loudness and peak of a spoken podcast: nobody has to reach for the volume between two tracks. */
const LOUDNESS = -16
const PEAK = -2

/** The same seed gives the same sound on every machine. */
function random(seed: string): () => number {
  let a = hash(seed) | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Samples = Float32Array<ArrayBuffer>

const silence = (seconds: number): Samples => new Float32Array(Math.round(seconds * RATE))
const at = (samples: Samples, index: number) => samples[index] ?? 0

function noise(seconds: number, seed: string): Samples {
  const next = random(seed)
  return silence(seconds).map(() => next() * 2 - 1)
}

/** One-pole filters. `cutoff` may change from sample to sample. */
export function lowpass(input: Samples, cutoff: number | ((second: number) => number)): Samples {
  let held = 0
  return input.map((sample, index) => {
    const hertz = typeof cutoff === 'number' ? cutoff : cutoff(index / RATE)
    held += (1 - Math.exp((-2 * Math.PI * hertz) / RATE)) * (sample - held)
    return held
  })
}

export function highpass(input: Samples, cutoff: number): Samples {
  const low = lowpass(input, cutoff)
  return input.map((sample, index) => sample - at(low, index))
}

/** Lays the overhang of the end over the beginning, so that the last sample runs into the first. */
function loop(input: Samples, seconds: number): Samples {
  const length = Math.round(seconds * RATE)
  const overhang = input.length - length
  return input.slice(0, length).map((sample, index) => {
    if (index >= overhang) return sample
    const turn = (index / overhang) * (Math.PI / 2)
    return sample * Math.sin(turn) + at(input, length + index) * Math.cos(turn)
  })
}

/** A slow swell that is back where it began when the loop ends. */
const swell = (second: number, seconds: number, turns: number, phase: number) =>
  Math.sin(2 * Math.PI * ((second / seconds) * turns + phase))

/** Steady rain, with single drops that ring on metal. */
function rain(): Samples {
  const [seconds, overhang] = [104, 4]
  const body = highpass(lowpass(lowpass(noise(seconds + overhang, 'rain: the body'), 2600), 5200), 260)
  const hiss = highpass(lowpass(noise(seconds + overhang, 'rain: the hiss'), 7000), 2600)
  const mixed = loop(
    body.map((sample, index) => sample + at(hiss, index) * 0.13),
    seconds,
  ).map((sample, index) => {
    const second = index / RATE
    return sample * (1 + 0.11 * swell(second, seconds, 3, 0.1) + 0.07 * swell(second, seconds, 7, 0.6))
  })

  const next = random('rain: the drops')
  const drop = (strength: number, seconds_: number, tones: readonly number[]) => {
    const start = Math.floor(next() * mixed.length)
    const shift = 0.85 + next() * 0.4
    const length = Math.round(seconds_ * RATE * 7)
    for (let i = 0; i < length; i++) {
      const fade = Math.exp(-i / (seconds_ * RATE)) * Math.min(1, i / 40)
      let ring = 0
      for (const [order, hertz] of tones.entries())
        ring += Math.sin((2 * Math.PI * hertz * shift * i) / RATE) / (1 + order)
      const place = (start + i) % mixed.length
      mixed[place] = at(mixed, place) + ring * fade * strength
    }
  }
  /* many small ones, and about two a second that are heard as drops */
  for (let i = 0; i < seconds * 45; i++) drop(0.04 + 0.1 * next() ** 3, 0.004 + 0.004 * next(), [1900, 3100])
  for (let i = 0; i < seconds * 2; i++)
    drop(0.1 + 0.26 * next() ** 2, 0.02 + 0.03 * next(), [620, 1010, 1730, 2480])
  return mixed
}

/** Waves that come in for four seconds and go out for six. */
function sea(): Samples {
  const [seconds, overhang, wave] = [120, 4, 10]
  const next = random('sea: the waves')
  const waves = Array.from({ length: seconds / wave }, () => ({
    height: 0.72 + 0.28 * next(),
    late: next() * 1.2 - 0.6,
  }))
  /* how far in the water is, 0 to 1; the list of waves is a ring, so the end meets the beginning */
  const reach = (second: number) => {
    let sum = 0
    for (const [order, { height, late }] of waves.entries()) {
      let since = (((second - order * wave - late) % seconds) + seconds) % seconds
      if (since > seconds - wave) since -= seconds
      if (since < -1 || since > wave + 2) continue
      const rise =
        since < 4
          ? Math.sin((Math.max(0, since) / 4) * (Math.PI / 2)) ** 2
          : Math.exp(-((since - 4) ** 2) / 7)
      sum += height * rise
    }
    return Math.min(1.15, sum)
  }
  const deep = loop(lowpass(lowpass(noise(seconds + overhang, 'sea: the deep'), 190), 420), seconds)
  const water = loop(
    lowpass(
      lowpass(
        noise(seconds + overhang, 'sea: the water'),
        (second) => 320 + 2300 * reach(second % seconds) ** 1.6,
      ),
      5200,
    ),
    seconds,
  )
  const foam = loop(highpass(lowpass(noise(seconds + overhang, 'sea: the foam'), 6500), 1800), seconds)
  return deep.map((sample, index) => {
    const second = index / RATE
    const near = reach(second)
    const after = reach((second - 1.6 + seconds) % seconds)
    return (
      sample * (1.5 + 0.6 * near) +
      at(water, index) * (0.08 + 0.95 * near ** 1.5) +
      at(foam, index) * 0.11 * after ** 2
    )
  })
}

/** A bell every fifteen seconds, and three at the end. Partials as in a bronze bowl, each a beating pair. */
function bell(): Samples {
  const seconds = 184
  const mixed = silence(seconds)
  const partials = [
    { ratio: 1, strength: 1, fade: 6.5, beat: 0.35 },
    { ratio: 2.01, strength: 0.34, fade: 4.6, beat: 0.6 },
    { ratio: 2.76, strength: 0.42, fade: 3.6, beat: 0.9 },
    { ratio: 5.18, strength: 0.14, fade: 1.7, beat: 1.3 },
    { ratio: 8.2, strength: 0.05, fade: 0.7, beat: 0 },
  ] as const
  const strike = (start: number, loudness: number) => {
    const first = Math.round(start * RATE)
    for (let i = 0; i < 24 * RATE && first + i < mixed.length; i++) {
      const second = i / RATE
      let sum = 0
      for (const { ratio, strength, fade, beat } of partials) {
        const hertz = 208 * ratio
        const pair =
          Math.sin(2 * Math.PI * hertz * second) + 0.35 * Math.sin(2 * Math.PI * (hertz + beat) * second)
        sum += pair * strength * Math.exp(-second / fade)
      }
      mixed[first + i] = at(mixed, first + i) + sum * loudness * Math.min(1, second / 0.012)
    }
  }
  for (let start = 0.5; start < 160; start += 15) strike(start, 0.5)
  for (const start of [165.5, 169.5, 173.5]) strike(start, 0.44)
  const tail = 4 * RATE
  return mixed.map((sample, index) => sample * Math.min(1, (mixed.length - index) / tail))
}

/** Noise whose strength falls by six decibels an octave, like a far waterfall. Nothing in it stands out. */
function brown(): Samples {
  const [seconds, overhang] = [120, 4]
  const deep = lowpass(noise(seconds + overhang, 'brown: the noise'), 55)
  return loop(highpass(highpass(deep, 28), 28), seconds)
}

/** Adds a sound into a ring of samples: what runs over the end goes on at the beginning. */
function ring(mixed: Samples, sound: Samples, start: number, strength: number) {
  const first = Math.round(start * RATE)
  for (const [index, sample] of sound.entries()) {
    const place = (first + index) % mixed.length
    mixed[place] = at(mixed, place) + sample * strength
  }
}

/** A high chime to breathe in for four seconds, a low one to breathe out for six, and air that follows. */
function pacedBreath(): Samples {
  const [seconds, breath, inward] = [120, 10, 4]
  const chime = (hertz: number) =>
    silence(7).map((_, index) => {
      const second = index / RATE
      const partials = [
        [1, 1, 2],
        [2.76, 0.24, 0.9],
        [5.4, 0.07, 0.4],
      ] as const
      let sum = 0
      for (const [ratio, strength, fade] of partials)
        sum += Math.sin(2 * Math.PI * hertz * ratio * second) * strength * Math.exp(-second / fade)
      return sum * Math.min(1, second / 0.01) * Math.min(1, (7 - second) / 2)
    })
  const high = chime(523.25)
  const low = chime(392)
  const fullness = (second: number) => {
    const since = second % breath
    const share = since < inward ? since / inward : 1 - (since - inward) / (breath - inward)
    return (1 - Math.cos(Math.PI * share)) / 2
  }
  const air = loop(
    highpass(
      lowpass(
        lowpass(noise(seconds + breath, 'breath: the air'), (second) => 260 + 900 * fullness(second)),
        2400,
      ),
      140,
    ),
    seconds,
  )
  const mixed = air.map((sample, index) => sample * (0.12 + 0.88 * fullness(index / RATE)))
  for (let start = 0; start < seconds; start += breath) {
    ring(mixed, high, start, 0.2)
    ring(mixed, low, start + inward, 0.24)
  }
  return mixed
}

/**
 * Four strings in turn, as on a tanpura: the fifth, the tonic twice, the tonic below. Each pluck begins
 * bright, and its brightness climbs down through the overtones as the string settles on the bridge. The two
 * tonics are a hair apart, so that they beat slowly and never cancel.
 */
function drone(): Samples {
  const [cycle, cycles, held, overtones] = [5.6, 20, 11, 26]
  const string = (hertz: number) =>
    silence(held).map((_, index) => {
      const second = index / RATE
      const bright = 3 + 13 * Math.exp(-second / 1.5)
      let sum = 0
      for (let order = 1; order <= overtones; order++) {
        const body = 1 / order ** 1.25
        const buzz = 0.3 * Math.exp(-(((order - bright) / 2.6) ** 2))
        const fade = Math.exp((-second * (1 + 0.035 * order)) / 3.6)
        sum += Math.sin(2 * Math.PI * hertz * order * second) * (body + buzz) * fade
      }
      return sum * Math.min(1, second / 0.03) * Math.min(1, (held - second) / 2)
    })
  const turns = [
    { sound: string(103.94), late: 0 },
    { sound: string(138.59), late: 1.45 },
    { sound: string(138.73), late: 2.6 },
    { sound: string(69.3), late: 3.75 },
  ]
  const next = random('drone: the hand')
  const mixed = silence(cycle * cycles)
  for (let turn = 0; turn < cycles; turn++) {
    for (const { sound, late } of turns)
      ring(mixed, sound, turn * cycle + late + 0.05 * next(), 0.85 + 0.15 * next())
  }
  return mixed
}

async function ffmpeg(samples: Samples | undefined, args: string[]) {
  const input = samples ? ['-f', 'f32le', '-ar', `${RATE}`, '-ac', '1', '-i', '-'] : []
  const child = spawn('ffmpeg', ['-hide_banner', '-nostats', '-y', '-threads', '2', ...input, ...args])
  const written: Buffer[] = []
  let said = ''
  child.stdout.on('data', (chunk) => written.push(chunk))
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  child.stdin.end(samples && Buffer.from(samples.buffer))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${said.slice(-400)}`)
  return { said, written: Buffer.concat(written) }
}

/** The samples of a file, or what filters make of samples. */
async function samplesOf(samples: Samples | undefined, args: string[]): Promise<Samples> {
  const { written } = await ffmpeg(samples, [...args, '-f', 'f32le', '-ar', `${RATE}`, '-ac', '1', '-'])
  return new Float32Array(new Uint8Array(written).buffer)
}

/** What a player hears: the samples without the encoder's own silence before and after them. */
export const decoded = (file: string) => samplesOf(undefined, ['-i', file])

/** Integrated loudness in LUFS (EBU R 128). */
export async function loudness(samples: Samples | undefined, input: string[] = []): Promise<number> {
  const { said } = await ffmpeg(samples, [...input, '-af', 'ebur128', '-f', 'null', '-'])
  return Number(said.slice(said.lastIndexOf('Integrated loudness')).match(/I:\s+(-?[\d.]+) LUFS/)?.[1])
}

/**
 * One gain for the whole track, and a limiter that only touches the highest peaks. The limiter looks ahead and
 * needs time to let go, so it hears the end of the loop before the beginning and the beginning after the end;
 * only then is the loop cut out again, and its last sample still runs into the first.
 */
async function limited(samples: Samples, gain: number): Promise<Samples> {
  const margin = RATE
  const around = new Float32Array(samples.length + 2 * margin)
  around.set(samples.subarray(-margin))
  around.set(samples, margin)
  around.set(samples.subarray(0, margin), margin + samples.length)
  const limit = (10 ** (PEAK / 20)).toFixed(4)
  const filters = `volume=${gain.toFixed(2)}dB,alimiter=limit=${limit}:attack=4:release=60:level=disabled:latency=1`
  const made = await samplesOf(around, ['-af', filters])
  return made.slice(margin, margin + samples.length)
}

/** What the limiter and the encoder take away is measured once and given back. */
async function press(name: string, samples: Samples, kilobits: number) {
  const file = `${SEED}${name}/audio.mp3`
  await mkdir(dirname(file), { recursive: true })
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  const level = samples.map((sample) => (sample / peak) * 0.5)
  const encode = async (gain: number) =>
    ffmpeg(await limited(level, gain), [
      ...['-c:a', 'libmp3lame', '-b:a', `${kilobits}k`, '-ac', '1'],
      ...['-map_metadata', '-1', '-fflags', '+bitexact', file],
    ])
  const gain = LOUDNESS - (await loudness(level))
  await encode(gain)
  await encode(gain + LOUDNESS - (await loudness(undefined, ['-i', file])))
  console.log(
    `audios/${name}/audio.mp3  ${(samples.length / RATE).toFixed(0)} s, ${await loudness(undefined, ['-i', file])} LUFS`,
  )
}

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
