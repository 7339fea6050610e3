import { forgetHolds } from '@pulli/data/appointment/holds.ts'
import { expireAuditEvents } from '@pulli/data/audit/audit-trail.ts'
import { forgetRefusalCounts } from '@pulli/data/audit/refusal-counts.ts'
import { forgetCounts } from '@pulli/data/consultation/requests.ts'
import type { Database } from '@pulli/data/database.ts'
import { forgetIdempotencyKeys } from '@pulli/data/idempotency/idempotency-keys.ts'
import { forgetLimitWindows } from '@pulli/data/limits/rate-limits.ts'
import { forgetMailAttempts } from '@pulli/data/mail/mail-attempts.ts'
import { forgetTombstones } from '@pulli/data/mood/tombstones.ts'
import { forgetSealedErasures } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { forgetSignIns } from '@pulli/data/sign-in/sessions.ts'
import { forgetSummaries } from '@pulli/data/summary/summaries.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import { expiryCutoff } from './idempotency/idempotent-write.ts'

/** Long enough to compare an attack with the quarter before. */
const REFUSAL_COUNT_DAYS = 90

/** The nightly jobs that delete rows past their retention period. */
export function retentionTasks({ database: { db }, clock }: { database: Database; clock: () => Date }) {
  return {
    'expire-audit': async () => void (await expireAuditEvents(db)),
    'forget-limits': async () => {
      const before = daysBefore(clock(), RETENTION.limitDays)
      await forgetLimitWindows(db, before)
      await forgetCounts(db, before)
    },
    'forget-refusal-counts': () => forgetRefusalCounts(db, daysBefore(clock(), REFUSAL_COUNT_DAYS)),
    'forget-holds': () => forgetHolds(db, daysBefore(clock(), RETENTION.heldTimeDays)),
    'forget-summaries': () => forgetSummaries(db, daysBefore(clock(), RETENTION.sentSummaryDays)),
    'forget-mood-tombstones': () => forgetTombstones(db, daysBefore(clock(), RETENTION.erasedDayDays)),
    'forget-sign-ins': () => forgetSignIns(db, { before: daysBefore(clock(), RETENTION.limitDays) }),
    // Also where no new copies are made: existing ones expire on their own day.
    'forget-sealed-erasures': () => forgetSealedErasures(db, clock().toISOString().slice(0, 10)),
    'forget-mail-attempts': () => forgetMailAttempts(db),
    'forget-idempotency-keys': () => forgetIdempotencyKeys(db, expiryCutoff(clock())),
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY)
