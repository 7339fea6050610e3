import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { kolam } from '../../packages/ui/src/kolam/kolam.ts'
import { bodyScan } from './film-body-scan.ts'
import { breath } from './film-breath.ts'
import { fiveThings } from './film-five-things.ts'
import { WIDTH } from './film-frame.ts'
import { nineDots } from './film-nine-dots.ts'
import { SEED } from './film-parts.ts'
import { type Film, shoot } from './film-reel.ts'
import { talk } from './film-talk.ts'
import { AFTER_BIRTH, EXAMS, FIRST_MINUTES, PANIC, SLEEP } from './film-words.ts'

/** Quick where the fear is at its height, slow where it eases. */
const alarm = (share: number) =>
  share < 0.45 ? share ** 2 / 0.45 / 0.62 : 0.7258 + (1 - (1 - (share - 0.45) / 0.55) ** 2) * 0.2742

/** Every film of the first content. */
function films(): Film[] {
  return [
    talk(
      'seminars/what-a-panic-attack-does',
      'seminar',
      'night',
      PANIC,
      kolam('What a panic attack does', { n: 7, shape: 'diamond', turn: true, density: 0.5 }),
      alarm,
    ),
    talk(
      'seminars/sleep-plainly',
      'seminar',
      'teal',
      SLEEP,
      kolam('Sleep, plainly', { n: 7, shape: 'lotus', density: 0.5 }),
    ),
    talk(
      'seminars/exam-months-at-home',
      'seminar',
      'marigold',
      EXAMS,
      kolam('Exam months at home', { n: 5, shape: 'square', density: 0.5 }),
    ),
    talk(
      'seminars/the-weeks-after-a-birth',
      'seminar',
      'paper',
      AFTER_BIRTH,
      kolam('The weeks after a birth', { n: 7, shape: 'lotus', density: 0.5 }),
    ),
    breath(),
    fiveThings(),
    bodyScan(),
    nineDots(),
    talk(
      'site-setting',
      'counsellor',
      'night',
      FIRST_MINUTES,
      kolam('The first five minutes', { n: 5, shape: 'lotus', density: 0.5 }),
    ),
  ]
}

/** Makes every film, and notes for a test of the content service how large its smallest words are. */
export async function makeFilms() {
  const all = films()
  const waiting = all.values()
  const smallest = new Map<Film, number>()
  const reel = async () => {
    for (const film of waiting) {
      smallest.set(film, await shoot(film))
      console.log(`${nameOf(film)}  ${film.seconds.toFixed(0)} s`)
    }
  }
  await Promise.all([reel(), reel(), reel()])
  const made = all.map((film) => ({
    name: nameOf(film),
    sha256: createHash('sha256').update(readFileSync(film.video)).digest('hex'),
    frameWidth: WIDTH,
    smallestWords: smallest.get(film),
  }))
  await writeFile(
    new URL('../../apps/content/src/seeding/testing/made-films.json', import.meta.url),
    `${JSON.stringify(made, undefined, 2)}\n`,
  )
}

const nameOf = (film: Film) => film.video.slice(SEED.length)
