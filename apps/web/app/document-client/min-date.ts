/** The visitor's local day, `YYYY-MM-DD`. */
export function localDay(now: Date) {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** CNS-04: sets the first day that can be chosen. The page may come from yesterday's cache or another time zone. */
export function setMinDates(now: Date) {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-from-today]')) {
    input.min = localDay(now)
  }
}
