/** An instant as the desk shows it, in the time of the person's own device: `24 Nov, 4:12 pm`. */
export function whenWords(instant: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant))
}

/** The day of an instant in the time of the person's own device: `24 Nov 2026`. */
export function dateWords(instant: string): string {
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  )
}
