import { ERASED_IN_BACKUPS_DAYS, RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'

const days = (count: number) => m.legal_privacy_table_days({ days: count })

/** What is stored, and for how long. The periods are those of the jobs that delete. */
const ROWS: readonly (readonly [what: string, long: string])[] = [
  [m.legal_privacy_table_request(), m.legal_privacy_table_request_long()],
  [
    m.legal_privacy_table_appointment(),
    m.legal_privacy_table_appointment_long({ days: RETENTION.heldTimeDays }),
  ],
  [m.legal_privacy_table_summary(), m.legal_privacy_table_summary_long({ days: RETENTION.sentSummaryDays })],
  [m.legal_privacy_table_account(), m.legal_privacy_table_account_long()],
  [m.legal_privacy_table_erased_days(), days(RETENTION.erasedDayDays)],
  [m.legal_privacy_table_sealed({ days: RETENTION.inactiveAccountDays }), days(RETENTION.sealedAccountDays)],
  [
    m.legal_privacy_table_letters(),
    m.legal_privacy_table_letters_long({ days: RETENTION.unconfirmedNewsletterDays }),
  ],
  [
    m.legal_privacy_table_session(),
    m.legal_privacy_table_session_long({ days: RETENTION.sessionDays, idleDays: RETENTION.idleSessionDays }),
  ],
  [m.legal_privacy_table_code(), m.legal_privacy_table_minutes({ minutes: RETENTION.codeBrowserMinutes })],
  [m.legal_privacy_table_known(), days(RETENTION.knownBrowserDays)],
  [m.legal_privacy_table_offline(), days(RETENTION.offlineViewDays)],
  [m.legal_privacy_table_mail(), days(RETENTION.outboxDays)],
  [m.legal_privacy_table_limits(), m.legal_privacy_table_limits_long({ days: RETENTION.limitDays })],
  [m.legal_privacy_table_repeat(), m.legal_privacy_table_hours({ hours: RETENTION.idempotencyKeyHours })],
  [m.legal_privacy_table_log(), days(RETENTION.proxyLogDays)],
  [m.legal_privacy_table_record(), m.legal_privacy_table_months({ months: RETENTION.auditMonths })],
  [m.legal_privacy_table_backup(), days(RETENTION.backupDays)],
  [m.legal_privacy_table_erased(), m.legal_privacy_table_erased_long({ days: ERASED_IN_BACKUPS_DAYS })],
]

/** Only where sealed copies are retained (decision 19). */
const SEALED_COPY = [m.legal_privacy_table_sealed_copy(), days(RETENTION.sealedErasureDays)] as const

/** How long each kind of data is retained. */
export function RetentionTable({ hasSealedCopies = false }: { hasSealedCopies?: boolean }) {
  return (
    <table className="legal__table">
      <caption>{m.legal_privacy_table_title()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.legal_privacy_table_what()}</th>
          <th scope="col">{m.legal_privacy_table_long()}</th>
        </tr>
      </thead>
      <tbody>
        {[...ROWS, ...(hasSealedCopies ? [SEALED_COPY] : [])].map(([what, long]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{long}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
