import { addDays } from '@pulli/domain/day/add-days.ts'
import { MOOD_TYPES, type MoodType } from '@pulli/domain/mood/mood-types.ts'
import { demoNoise } from './demo-noise.ts'
import notes from './demo-notes.json' with { type: 'json' }

/** One day of the demo member's. Without a note, `note` is empty. */
export type DemoMood = { day: string; moodType: MoodType; note: string; now: Date }

const DAYS = 365
// Counted in days before today: some days among the cousins without a phone, and three weeks that were hard.
const AWAY = { from: 214, to: 206 }
const LOW = { from: 104, to: 83 }
const LATELY = { from: 45, to: 1 }
// Sunday to Saturday.
const WEEKDAYS = [0.4, -0.5, -0.1, 0, 0, 0.3, 0.6]

/**
 * The year of the demo member up to yesterday, the oldest day first: nearly every day one mood, a note now and
 * then, a week away, a low stretch, and a slow way up. Today is left open, so that it can be tried.
 *
 * @param today `YYYY-MM-DD`, in India
 */
export function demoMoods(today: string): DemoMood[] {
  // Each note is used once, the oldest first.
  const left = new Map(MOOD_TYPES.map((type) => [type, notes[type].values()]))
  const moods: DemoMood[] = []
  for (let ago = DAYS; ago > 0; ago--) {
    if (isWithin(AWAY, ago) || demoNoise(ago) < 0.09) continue
    const day = addDays(today, -ago)
    const moodType = moodOf(ago, day)
    const isWritten = demoNoise(ago + 2_000) < howOftenWritten(ago)
    const note = isWritten ? (left.get(moodType)?.next().value ?? '') : ''
    moods.push({ day, moodType, note, now: eveningOf(day, ago) })
  }
  return moods
}

/** In hard weeks she writes more, and lately it has become a habit. */
const howOftenWritten = (ago: number) => (isWithin(LOW, ago) || isWithin(LATELY, ago) ? 0.42 : 0.09)

function moodOf(ago: number, day: string): MoodType {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0
  const wave = 0.4 * Math.sin((2 * Math.PI * ago) / 41)
  const wayUp = 0.6 * (1 - ago / DAYS)
  const chance = 2.2 * (demoNoise(ago + 1_000) - 0.5)
  const value = 2.1 + weekday + wave + wayUp + chance - lowAt(ago)
  const place = Math.min(Math.max(Math.round(value), 0), MOOD_TYPES.length - 1)
  return MOOD_TYPES[place] ?? 'OKAY'
}

/** How much lower a day was: it came on and went off slowly. */
function lowAt(ago: number): number {
  if (!isWithin(LOW, ago)) return 0
  const middle = (LOW.from + LOW.to) / 2
  return 2.6 - 1.4 * (Math.abs(ago - middle) / ((LOW.from - LOW.to) / 2))
}

const isWithin = ({ from, to }: { from: number; to: number }, ago: number) => to <= ago && ago <= from

/** Between half past eight and half past ten in the evening, in India: that day in UTC too. */
const eveningOf = (day: string, ago: number) =>
  new Date(Date.parse(`${day}T15:00:00Z`) + Math.floor(120 * demoNoise(ago + 3_000)) * 60_000)
