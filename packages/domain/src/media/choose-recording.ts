/** The parts of the day a recording can suit. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** Editors' tags, in lower case, that match a part of the day. */
const FITTING: Record<PartOfDay, readonly string[]> = {
  morning: ['morning', 'breath'],
  afternoon: ['focus', 'work', 'breath'],
  evening: ['evening', 'rest', 'music'],
  night: ['night', 'sleep'],
}

/**
 * Returns the part of the day of an hour.
 *
 * @param hour 0 to 23, in the listener's local time
 */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 17) return 'afternoon'
  return hour >= 17 && hour < 22 ? 'evening' : 'night'
}

interface Recording {
  id: string
  /** The editors' tags. */
  tags: readonly string[]
}

interface Now {
  part: PartOfDay
  favourites: ReadonlySet<string>
  /** `YYYY-MM-DD` */
  day: string
}

/**
 * Chooses one recording: a favourite that suits the part of the day, else any that suits, else a favourite, else any. Among
 * several, the choice rotates daily and stays the same until tomorrow.
 *
 * @returns undefined if there are none
 */
export function chooseRecording<One extends Recording>(
  recordings: readonly One[],
  { part, favourites, day }: Now,
): One | undefined {
  const isKept = ({ id }: Recording) => favourites.has(id)
  const isFitting = ({ tags }: Recording) => tags.some((tag) => FITTING[part].includes(tag.toLowerCase()))
  const fitting = recordings.filter(isFitting)
  const choices = [fitting.filter(isKept), fitting, recordings.filter(isKept), recordings]
  const choice = choices.find(({ length }) => length > 0)
  if (!choice) return undefined
  const dayNumber = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  return choice[dayNumber % choice.length]
}
