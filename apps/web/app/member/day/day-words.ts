/** Formats a day: `6 June`, with the year unless it is the current one. */
export function dayWords(at: Date, now: Date, timeZone: string | undefined): string {
  const zone = timeZone ? { timeZone } : {}
  const year = new Intl.DateTimeFormat('en-IN', { year: 'numeric', ...zone })
  const isThisYear = year.format(at) === year.format(now)
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    ...zone,
  }).format(at)
}
