import { m } from '@pulli/messages/messages.js'
import { useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { loader as rootLoader } from '#root.tsx'
import type { Route } from './+types/terms-page'
import { LegalDocument } from './legal-document.tsx'
import { legalText } from './legal-text.ts'

/** Changes with the text. */
const CHANGED_ON = '2026-11-21'

const SECTIONS = legalText([
  ['emergency', m.legal_terms_emergency_title, m.legal_terms_emergency],
  ['what', m.legal_terms_what_title, m.legal_terms_what],
  ['assessment', m.legal_terms_assessment_title, m.legal_terms_assessment],
  ['consultation', m.legal_terms_consultation_title, m.legal_terms_consultation],
  ['price', m.legal_terms_price_title, m.legal_terms_price],
  ['conduct', m.legal_terms_conduct_title, m.legal_terms_conduct],
  ['content', m.legal_terms_content_title, m.legal_terms_content],
  ['liability', m.legal_terms_liability_title, m.legal_terms_liability],
  ['law', m.legal_terms_law_title, m.legal_terms_law],
  ['samples', m.legal_terms_samples_title, m.legal_terms_samples],
])

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.legal_terms_crumb()),
    description: m.legal_terms_description(),
    canonical: addresses.terms,
  })
}

export default function TermsPage() {
  const { settings } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  return (
    <LegalDocument
      crumb={m.legal_terms_crumb()}
      title={m.legal_terms_title()}
      lead={m.legal_terms_lead()}
      changedOn={CHANGED_ON}
      sections={SECTIONS}
      settings={settings}
    />
  )
}
