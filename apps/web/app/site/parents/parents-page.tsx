import { m } from '@pulli/messages/messages.js'
import { CallList } from '@pulli/ui/call-list/call-list.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { LegalDocument } from '#site/legal/legal-document.tsx'
import { legalText } from '#site/legal/legal-text.ts'
import type { Route } from './+types/parents-page'
import './parents-page.css'

/** Changes with the text. */
const CHANGED_ON = '2026-11-27'

const SECTIONS = legalText([
  ['now', m.parents_now_title, m.parents_now],
  ['signs', m.parents_signs_title, m.parents_signs],
  ['talk', m.parents_talk_title, m.parents_talk],
  ['today', m.parents_today_title, m.parents_today],
  ['whom', m.parents_who_title, m.parents_who],
  ['school', m.parents_school_title, m.parents_school],
  ['self-harm', m.parents_harm_title, m.parents_harm],
  ['phone', m.parents_phone_title, m.parents_phone],
  ['home', m.parents_home_title, m.parents_home],
  ['request', m.parents_here_title, m.parents_here],
  ['you', m.parents_you_title, m.parents_you],
  ['sources', m.parents_sources_title, m.parents_sources],
])

/** A reader in danger at home may have to leave in a hurry. */
export const handle = { showsExit: true }

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.parents_meta_title()),
    description: m.parents_description(),
    canonical: addresses.parents,
  })
}

export default function ParentsPage() {
  const { settings } = useRoot()
  const calls = [
    [m.crisis_emergency_number(), m.parents_call_emergency()],
    [m.crisis_talk_number(), m.parents_call_talk()],
    [m.assessment_child_number(), m.parents_call_child()],
  ] as const
  return (
    <LegalDocument
      crumb={m.parents_crumb()}
      title={m.parents_title()}
      lead={m.parents_lead()}
      changedOn={CHANGED_ON}
      byline={m.parents_byline()}
      sections={SECTIONS}
      settings={settings}
    >
      <section className="parents__calls" aria-label={m.parents_calls()}>
        <CallList calls={calls.map(([number, text]) => ({ telephone: number, number, text }))} />
      </section>
    </LegalDocument>
  )
}
