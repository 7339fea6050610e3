import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import { addresses } from '#addresses.ts'
import { renderMarkdown } from '#content/render-markdown.ts'
import { SafeHtml } from '#content/safe-html.tsx'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import type { Route } from './+types/terms-page'
import { LegalDocument } from './legal-document.tsx'
import { legalText } from './legal-text.ts'

/** Changes with the text. */
const CHANGED_ON = '2026-11-24'

const SECTIONS = legalText([
  ['emergency', m.legal_terms_emergency_title, m.legal_terms_emergency],
  ['what', m.legal_terms_what_title, m.legal_terms_what],
  ['assessment', m.legal_terms_assessment_title, m.legal_terms_assessment],
  ['consultation', m.legal_terms_consultation_title, m.legal_terms_consultation],
  ['cancel', m.legal_terms_cancel_title, m.legal_terms_cancel],
  ['doctors', m.legal_terms_doctors_title, m.legal_terms_doctors],
  ['minors', m.legal_terms_minors_title, m.legal_terms_minors],
  ['price', m.legal_terms_price_title, m.legal_terms_price],
  ['conduct', m.legal_terms_conduct_title, m.legal_terms_conduct],
  ['content', m.legal_terms_content_title, m.legal_terms_content],
  ['liability', m.legal_terms_liability_title, m.legal_terms_liability],
  ['complaint', m.legal_terms_complaint_title, m.legal_terms_complaint],
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
  const { settings } = useRoot()
  return (
    <LegalDocument
      crumb={m.legal_terms_crumb()}
      title={m.legal_terms_title()}
      lead={m.legal_terms_lead()}
      changedOn={CHANGED_ON}
      sections={SECTIONS}
      settings={settings}
      officer="grievance"
      after={{ cancel: <Cancellation terms={settings?.cancellation} /> }}
    />
  )
}

/** The office's terms of cancelling, as an editor entered them. */
function Cancellation({ terms }: { terms: SiteSetting['cancellation'] }) {
  if (!terms) return <p>{m.legal_terms_cancel_missing()}</p>
  return (
    <>
      <p>{m.legal_terms_cancel_after()}</p>
      <SafeHtml className="legal__text" html={renderMarkdown(terms.text)} />
      {terms.isSample && <SampleMark>{m.sample_mark()}</SampleMark>}
    </>
  )
}
