import { m } from '@pulli/messages/messages.js'
import { Accordion } from '@pulli/ui/accordion/accordion.tsx'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import type { FaqEntry } from '#content/read-faqs.ts'
import { SafeHtml } from '#content/safe-html.tsx'
import { Island } from '#islands/island.tsx'
import { Notice } from '#islands/notice.tsx'

/** On home the first few; the others are one link away. */
const SHOWN = 4

/** HOME-03; without the questions a quiet word, and the toast of ERR-02. */
export function FaqSection({ faqs }: { faqs: readonly FaqEntry[] | undefined }) {
  return (
    <section className="section section--sunk" aria-labelledby="faq-h">
      <div className="wrap grid">
        <div className="faq__h">
          <p className="tag">{m.home_faq_tag()}</p>
          <h2 id="faq-h">{m.home_faq_title()}</h2>
          <p>
            <MoreLink href={addresses.faq}>{m.home_faq_all()}</MoreLink>
          </p>
        </div>
        <div className="faq__b">
          {faqs?.length ? <FaqAccordion faqs={faqs.slice(0, SHOWN)} /> : <NoFaqs />}
        </div>
      </div>
      {!faqs && <Island name="notice" of={Notice} on="load" props={{ text: m.home_faq_failed() }} />}
    </section>
  )
}

/** STA-09, STA-10 */
function FaqAccordion({ faqs }: { faqs: readonly FaqEntry[] }) {
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

function NoFaqs() {
  return <EmptyState title={m.home_faq_none()} text={m.home_faq_none_text()} />
}
