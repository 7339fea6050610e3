import { addDays } from '@pulli/domain/day/add-days.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import { instantOn } from '@pulli/domain/opening-hours/instant-on.ts'
import { type OpeningHours, periodsOn } from '@pulli/domain/opening-hours/opening-hours.ts'
import type { SampleMoment } from './desk-samples.ts'

/** How far back a working day is looked for: an office that hardly opens has samples of other days too. */
const DAYS_BACK = 60

/**
 * Returns what tells when something of a sample happened: people at the desk work on its working days, whenever the
 * server starts. Without hours every day is one.
 */
export function momentsOf(week: OpeningHours | undefined, now: Date) {
  const zone = week?.zone ?? DEFAULT_TIME_ZONE
  const today = dayIn(zone, now)
  const earlier = Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, -1 - back))
  const working = week === undefined ? earlier : earlier.filter((day) => periodsOn(week, day).length > 0)

  return (moment: SampleMoment, endOfAppointment?: Date): Date => {
    if ('minutesAgo' in moment) return new Date(now.getTime() - moment.minutesAgo * 60_000)
    if ('minutesAfterIt' in moment)
      return new Date((endOfAppointment ?? now).getTime() + moment.minutesAfterIt * 60_000)
    const { workingDaysAgo, at } = moment
    return instantOn(zone, working[workingDaysAgo - 1] ?? addDays(today, -workingDaysAgo), minutesOf(at))
  }
}

/** Returns the minutes after midnight of a time such as '11:30'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
