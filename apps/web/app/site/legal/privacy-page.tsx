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
import { RetentionTable } from './retention-table.tsx'

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
