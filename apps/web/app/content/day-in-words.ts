const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** A day or an instant as people in India write it: "14 November 2025"; undefined for no date. */
export function dayInWords(day: string | undefined) {
  if (!day) return
  // A bare day is read at noon, so that no zone moves it.
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T12:00:00+05:30` : day)
  return Number.isNaN(instant.getTime()) ? undefined : format.format(instant)
}
