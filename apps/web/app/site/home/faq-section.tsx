import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import type { FaqEntry } from '#content/read-faqs.ts'
import { FaqAccordion, FaqsNotRead } from '#site/faq/faq-accordion.tsx'
import './faq-section.css'

/** On home the first few; the others are one link away. */
const SHOWN = 4

/** HOME-03; an empty state without the questions, and the toast of ERR-02. */
export function FaqSection({ faqs }: { faqs: readonly FaqEntry[] | undefined }) {
  return (
    <section className="section section--sunk" aria-labelledby="faq-h">
      <div className="wrap grid">
        <div className="faq__head">
          <p className="tag">{m.home_faq_tag()}</p>
          <h2 id="faq-h">{m.home_faq_title()}</h2>
          <p>
            <MoreLink href={addresses.faq}>{m.home_faq_all()}</MoreLink>
          </p>
        </div>
        <div className="faq__body">
          <FaqAccordion faqs={faqs?.slice(0, SHOWN)} />
        </div>
      </div>
      {!faqs && <FaqsNotRead />}
    </section>
  )
}
