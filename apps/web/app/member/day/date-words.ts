const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

const dayAndMonth = words({ day: 'numeric', month: 'long' })
const weekday = words({ weekday: 'long' })
const month = words({ month: 'long' })

/** "Wednesday 18 November" */
export const dayInFull = (day: string) => `${weekday(day)} ${dayAndMonth(day)}`

/** "18 November" */
export const dayInShort = dayAndMonth

/** "November", of `YYYY-MM` */
export const monthName = (of: string) => month(`${of}-01`)

/** "November 2026", of `YYYY-MM` */
export const monthInFull = (of: string) => `${monthName(of)} ${of.slice(0, 4)}`

const shortWeekday = words({ weekday: 'short' })

/** Mon to Sun, with their full names. The first of January 2024 was a Monday. */
export const WEEKDAYS = Array.from({ length: 7 }, (_, index) => {
  const day = `2024-01-0${index + 1}`
  return { short: shortWeekday(day), full: weekday(day) }
})
