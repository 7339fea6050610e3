import { m } from '@pulli/messages/messages.js'
import { useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { loader as rootLoader } from '#root.tsx'
import type { Route } from './+types/privacy-page'
import { LegalDocument } from './legal-document.tsx'
import { legalText } from './legal-text.ts'

/** Changes with the text. */
const CHANGED_ON = '2026-11-23'

const SECTIONS = legalText([
  ['reading', m.legal_privacy_reading_title, m.legal_privacy_reading],
  ['consultation', m.legal_privacy_consultation_title, m.legal_privacy_consultation],
  ['letters', m.legal_privacy_letters_title, m.legal_privacy_letters],
  ['purpose', m.legal_privacy_purpose_title, m.legal_privacy_purpose],
  ['who-sees', m.legal_privacy_who_sees_title, m.legal_privacy_who_sees],
  ['how-long', m.legal_privacy_how_long_title, m.legal_privacy_how_long],
  ['assessments', m.legal_privacy_assessments_title, m.legal_privacy_assessments],
  ['accounts', m.legal_privacy_accounts_title, m.legal_privacy_accounts],
  ['rights', m.legal_privacy_rights_title, m.legal_privacy_rights],
  ['children', m.legal_privacy_children_title, m.legal_privacy_children],
  ['safety', m.legal_privacy_safety_title, m.legal_privacy_safety],
  ['changes', m.legal_privacy_changes_title, m.legal_privacy_changes],
])

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.legal_privacy_crumb()),
    description: m.legal_privacy_description(),
    canonical: addresses.privacy,
  })
}

export default function PrivacyPage() {
  const { settings } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  return (
    <LegalDocument
      crumb={m.legal_privacy_crumb()}
      title={m.legal_privacy_title()}
      lead={m.legal_privacy_lead()}
      changedOn={CHANGED_ON}
      sections={SECTIONS}
      settings={settings}
    />
  )
}
