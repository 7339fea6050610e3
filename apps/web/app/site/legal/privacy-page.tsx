import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { ERASED_IN_BACKUPS_DAYS, RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import { addresses } from '#addresses.ts'
import { renderMarkdown } from '#content/render-markdown.ts'
import { SafeHtml } from '#content/safe-html.tsx'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { SealedCopy, useSealedCopy } from '#sealed-copy/sealed-copy.tsx'
import type { Route } from './+types/privacy-page'
import { LegalDocument } from './legal-document.tsx'
import { legalText } from './legal-text.ts'

/** Changes with the text. */
const CHANGED_ON = '2026-11-27'

const SECTIONS = legalText([
  [
    'reading',
    m.legal_privacy_reading_title,
    () => m.legal_privacy_reading({ logDays: RETENTION.proxyLogDays }),
  ],
  ['consultation', m.legal_privacy_consultation_title, m.legal_privacy_consultation],
  [
    'letters',
    m.legal_privacy_letters_title,
    () => m.legal_privacy_letters({ days: RETENTION.unconfirmedNewsletterDays }),
  ],
  ['purpose', m.legal_privacy_purpose_title, m.legal_privacy_purpose],
  ['who-sees', m.legal_privacy_who_sees_title, m.legal_privacy_who_sees],
  ['processors', m.legal_privacy_processors_title, m.legal_privacy_processors],
  [
    'how-long',
    m.legal_privacy_how_long_title,
    () =>
      m.legal_privacy_how_long({
        auditMonths: RETENTION.auditMonths,
        outboxDays: RETENTION.outboxDays,
        backupDays: RETENTION.backupDays,
        erasedDays: ERASED_IN_BACKUPS_DAYS,
      }),
  ],
  ['assessments', m.legal_privacy_assessments_title, m.legal_privacy_assessments],
  [
    'accounts',
    m.legal_privacy_accounts_title,
    () =>
      m.legal_privacy_accounts({
        sessionDays: RETENTION.sessionDays,
        codeMinutes: RETENTION.codeBrowserMinutes,
        knownDays: RETENTION.knownBrowserDays,
        viewDays: RETENTION.offlineViewDays,
        quietDays: RETENTION.inactiveAccountDays,
      }),
  ],
  ['rights', m.legal_privacy_rights_title, m.legal_privacy_rights],
  ['children', m.legal_privacy_children_title, m.legal_privacy_children],
  ['safety', m.legal_privacy_safety_title, () => m.legal_privacy_safety({ days: ERASED_IN_BACKUPS_DAYS })],
  ['changes', m.legal_privacy_changes_title, m.legal_privacy_changes],
])

/** Shown only where sealed copies are retained (decision 19). */
const SEALED = renderMarkdown(
  m.legal_privacy_sealed({ days: RETENTION.sealedErasureDays, backupDays: RETENTION.backupDays }),
)

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.legal_privacy_crumb()),
    description: m.legal_privacy_description(),
    canonical: addresses.privacy,
  })
}

export default function PrivacyPage() {
  const isSealed = useSealedCopy()
  const { settings } = useRoot()
  return (
    <LegalDocument
      crumb={m.legal_privacy_crumb()}
      title={m.legal_privacy_title()}
      lead={m.legal_privacy_lead()}
      changedOn={CHANGED_ON}
      sections={SECTIONS}
      settings={settings}
      officer="grievance"
      after={{
        processors: <Processors processors={settings?.processors ?? []} />,
        'how-long': <RetentionTable />,
        ...(isSealed && {
          letters: <SealedNote />,
          safety: <SealedNote />,
          'how-long': (
            <>
              <SafeHtml className="legal__text" html={SEALED} />
              <RetentionTable hasSealedCopies />
            </>
          ),
        }),
      }}
    />
  )
}

/** What follows the sections that say when something is gone. */
function SealedNote() {
  return (
    <p>
      <SealedCopy />
    </p>
  )
}

/** The companies that handle personal data for the office, as an editor entered them. */
function Processors({ processors }: { processors: SiteSetting['processors'] }) {
  if (processors.length === 0) return <p>{m.legal_privacy_processors_missing()}</p>
  return (
    <>
      <p>{m.legal_privacy_processors_named()}</p>
      <ul className="legal__list">
        {processors.map(({ name, purpose, country, isSample }) => (
          <li key={`${name} ${purpose}`}>
            {m.legal_privacy_processors_row({ name, purpose, country })}{' '}
            {isSample && <SampleMark>{m.sample_mark()}</SampleMark>}
          </li>
        ))}
      </ul>
    </>
  )
}

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
function RetentionTable({ hasSealedCopies = false }: { hasSealedCopies?: boolean }) {
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
