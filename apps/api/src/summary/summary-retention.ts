import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { DAY } from '@pulli/domain/time/durations.ts'

const KEPT_MILLISECONDS = RETENTION.sentSummaryDays * DAY

/** Returns until when the summary of an appointment can be opened. */
export const keptUntil = (endsAt: Date) => new Date(endsAt.getTime() + KEPT_MILLISECONDS)

/** Of appointments that ended by then, no summary can be opened. */
export const endedAfter = (now: Date) => new Date(now.getTime() - KEPT_MILLISECONDS)
