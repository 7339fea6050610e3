import { addDays } from '#day/add-days.ts'

/** A check older than this shows its age. Source: the helpline board of the product's design. */
const AGE_SHOWN_FROM_DAYS = 90
/** A line whose check is older than this moves below the others. Source: the same. */
const FRESH_UNTIL_DAYS = 180

const DAY_MILLISECONDS = 86_400_000

/** How old the check of a line is. */
export interface CheckAge {
  readonly days: number
  /** Whole calendar months. */
  readonly months: number
  /** Whether the page says how long ago it was. */
  readonly isShown: boolean
  /** Whether the line moves below the others. */
  readonly isOverdue: boolean
}

/**
 * Returns the age of a check. One in the future counts as made today.
 *
 * @param checkedOn `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function checkAge(checkedOn: string, today: string): CheckAge {
  const days = Math.max(0, Math.round((at(today) - at(checkedOn)) / DAY_MILLISECONDS))
  return {
    days,
    months: days === 0 ? 0 : monthsBetween(checkedOn, today),
    isShown: days >= AGE_SHOWN_FROM_DAYS,
    isOverdue: days > FRESH_UNTIL_DAYS,
  }
}

const at = (day: string) => Date.parse(addDays(day, 0))

function monthsBetween(from: string, to: string) {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - year) * 12 + (toMonth - month) - (toDay < day ? 1 : 0)
}
