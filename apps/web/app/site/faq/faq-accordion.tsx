import { m } from '@pulli/messages/messages.js'
import { Accordion } from '@pulli/ui/accordion/accordion.tsx'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import type { FaqEntry } from '#content/read-faqs.ts'
import { SafeHtml } from '#content/safe-html.tsx'
import { Island } from '#islands/island.tsx'
import { Notice } from '#islands/notice.tsx'

/** STA-09, STA-10: one question is open at a time; a quiet word where there are none. */
export function FaqAccordion({ faqs }: { faqs: readonly FaqEntry[] | undefined }) {
  if (!faqs?.length) return <EmptyState title={m.home_faq_none()} text={m.home_faq_none_text()} />
  return (
    <Accordion
      group="faq"
      openFirst
      items={faqs.map(({ id, question, answerHtml }) => ({
        id,
        question,
        answer: <SafeHtml className="stack" html={answerHtml} />,
      }))}
    />
  )
}

/** ERR-02 */
export function FaqsNotRead() {
  return <Island name="notice" of={Notice} on="load" props={{ text: m.home_faq_failed() }} />
}
