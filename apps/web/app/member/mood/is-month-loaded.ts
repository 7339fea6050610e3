/** Whether the days of a month are all known, where those up to `unknownTo` are not loaded. */
export function isMonthLoaded(month: string, unknownTo: string | null): boolean {
  return unknownTo === null || unknownTo < `${month}-01`
}
