import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import type { Route } from './+types/accessibility-page'
import { LegalDocument } from './legal-document.tsx'
import { legalText } from './legal-text.ts'

/** Changes with the text. */
const CHANGED_ON = '2026-11-23'

const SECTIONS = legalText([
  ['standard', m.legal_a11y_standard_title, m.legal_a11y_standard],
  ['how', m.legal_a11y_how_title, m.legal_a11y_how],
  ['limits', m.legal_a11y_limits_title, m.legal_a11y_limits],
  ['tested', m.legal_a11y_tested_title, m.legal_a11y_tested],
  ['tell', m.legal_a11y_tell_title, m.legal_a11y_tell],
])

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.legal_a11y_crumb()),
    description: m.legal_a11y_description(),
    canonical: addresses.accessibility,
  })
}

export default function AccessibilityPage() {
  const { settings } = useRoot()
  return (
    <LegalDocument
      crumb={m.legal_a11y_crumb()}
      title={m.legal_a11y_title()}
      lead={m.legal_a11y_lead()}
      changedOn={CHANGED_ON}
      sections={SECTIONS}
      settings={settings}
      officer="accessibility"
    />
  )
}
