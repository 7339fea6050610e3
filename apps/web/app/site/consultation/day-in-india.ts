const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The day it is in India, `YYYY-MM-DD`: the first day of a date field until the browser sets its own. */
export function dayInIndia(now: Date) {
  return format.format(now)
}
