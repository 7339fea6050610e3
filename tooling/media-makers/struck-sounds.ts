import { at, highpass, loop, lowpass, noise, RATE, random, ring, type Samples, silence } from './samples.ts'

/** A bell every fifteen seconds, and three at the end. Partials as in a bronze bowl, each a beating pair. */
export function bell(): Samples {
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

/** A high chime to breathe in for four seconds, a low one to breathe out for six, and air that follows. */
export function pacedBreath(): Samples {
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
export function drone(): Samples {
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
