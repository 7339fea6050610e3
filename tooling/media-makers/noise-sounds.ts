import { at, highpass, loop, lowpass, noise, RATE, random, type Samples } from './samples.ts'

/** A slow swell that is back where it began when the loop ends. */
const swell = (second: number, seconds: number, turns: number, phase: number) =>
  Math.sin(2 * Math.PI * ((second / seconds) * turns + phase))

/** Steady rain, with single drops that ring on metal. */
export function rain(): Samples {
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
export function sea(): Samples {
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

/** Noise whose strength falls by six decibels an octave, like a far waterfall. Nothing in it stands out. */
export function brown(): Samples {
  const [seconds, overhang] = [120, 4]
  const deep = lowpass(noise(seconds + overhang, 'brown: the noise'), 55)
  return loop(highpass(highpass(deep, 28), 28), seconds)
}
