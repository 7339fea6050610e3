import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RATE, type Samples } from './samples.ts'

export const SEED = fileURLToPath(new URL('../../apps/content/seed/audios/', import.meta.url))
/** Loudness and peak of a spoken podcast: nobody has to reach for the volume between two tracks. */
const LOUDNESS = -16
const PEAK = -2

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
export async function press(name: string, samples: Samples, kilobits: number) {
  const file = `${SEED}${name}/audio.mp3`
  await mkdir(dirname(file), { recursive: true })
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  const level = samples.map((sample) => (sample / peak) * 0.5)
  const encode = async (gain: number) =>
    ffmpeg(await limited(level, gain), [
      '-c:a',
      'libmp3lame',
      '-b:a',
      `${kilobits}k`,
      '-ac',
      '1',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      file,
    ])
  const gain = LOUDNESS - (await loudness(level))
  await encode(gain)
  await encode(gain + LOUDNESS - (await loudness(undefined, ['-i', file])))
  console.log(
    `audios/${name}/audio.mp3  ${(samples.length / RATE).toFixed(0)} s, ${await loudness(undefined, ['-i', file])} LUFS`,
  )
}
