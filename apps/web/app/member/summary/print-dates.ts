const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
const SHORT_DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

/** `2026-11-21` as `21 November 2026`: in print always with the year. */
export const dayOnPaper = (day: string) => DAY.format(atNoon(day))

/** `2026-11-21` as `21 Nov 2026`, for a table. */
export const dayInTable = (day: string) => SHORT_DAY.format(atNoon(day))

/** `2026-11` as `Nov 2026`. */
export const monthInTable = (month: string) => MONTH.format(atNoon(`${month}-01`))
