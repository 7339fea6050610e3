/** The visitor's own day, `YYYY-MM-DD`. */
export function localDay(now: Date) {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** CNS-04: a page may come from yesterday's cache or another zone, so the browser sets the day itself. */
export function setFirstDays(now: Date) {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-from-today]')) {
    input.min = localDay(now)
  }
}
