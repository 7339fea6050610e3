/** Formats seconds as "12:40". NaN and Infinity give 0 (SEM-04, ERR-04). */
export function clock(seconds: number) {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
