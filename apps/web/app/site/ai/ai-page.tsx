import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { LegalDocument } from '#site/legal/legal-document.tsx'
import { legalText } from '#site/legal/legal-text.ts'
import type { Route } from './+types/ai-page'

/** Changes with the text. */
const CHANGED_ON = '2026-11-27'

/** `tools/no-model.test.ts` proves the claims of this page. */
const SECTIONS = legalText([
  ['where', m.ai_where_title, m.ai_where],
  ['instead', m.ai_instead_title, m.ai_instead],
  ['why', m.ai_why_title, m.ai_why],
  ['check', m.ai_check_title, m.ai_check],
  ['around', m.ai_around_title, m.ai_around],
  ['change', m.ai_change_title, m.ai_change],
  ['sources', m.ai_sources_title, m.ai_sources],
])

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.ai_crumb()),
    description: m.ai_description(),
    canonical: addresses.ai,
  })
}

export default function AiPage() {
  const { settings } = useRoot()
  return (
    <LegalDocument
      crumb={m.ai_crumb()}
      title={m.ai_title()}
      lead={m.ai_lead()}
      changedOn={CHANGED_ON}
      sections={SECTIONS}
      settings={settings}
    />
  )
}
