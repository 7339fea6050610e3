const INDIA_MILLISECONDS = 5.5 * 3_600_000

/** Returns the calendar day in India as `YYYY-MM-DD`. */
export const indianDay = (now: Date) =>
  new Date(now.getTime() + INDIA_MILLISECONDS).toISOString().slice(0, 10)
