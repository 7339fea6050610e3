import { EVERY_DAY, type Weekday } from '@pulli/domain/opening-hours/opening-hours.ts'
import { z } from 'zod'

/** What an editor chooses for the days of a period, in the words of the content service. */
const DAYS: Readonly<Record<string, readonly Weekday[]>> = {
  'Every day': EVERY_DAY,
  'Monday to Friday': [1, 2, 3, 4, 5],
  'Monday to Saturday': [1, 2, 3, 4, 5, 6],
  'Saturday and Sunday': [6, 7],
  Monday: [1],
  Tuesday: [2],
  Wednesday: [3],
  Thursday: [4],
  Friday: [5],
  Saturday: [6],
  Sunday: [7],
}

/** A time of the content service, `11:00:00.000`, in minutes after midnight. */
const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::\d\d(?:\.\d+)?)?$/)
  .transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)))

/** One row of opening hours as the content service stores it. */
export const OpeningPeriod = z
  .object({ days: z.string(), from: timeOfDay, to: timeOfDay })
  .transform(({ days, from, to }, { addIssue }) => {
    const known = Object.hasOwn(DAYS, days) ? DAYS[days] : undefined
    if (known === undefined) addIssue('unknown days')
    return { days: known ?? [], from, to }
  })
