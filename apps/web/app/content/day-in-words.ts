/** Created when it is needed: a script of the page may import this and seldom name a day. */
let format: Intl.DateTimeFormat | undefined

/** Formats a day or an instant as in India: "14 November 2025". Undefined for an invalid date. */
export function dayInWords(day: string | undefined) {
  if (!day) return
  // A day without a time is parsed at noon, so that no time zone shifts it.
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T12:00:00+05:30` : day)
  if (Number.isNaN(instant.getTime())) return undefined
  format ??= new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
  return format.format(instant)
}
