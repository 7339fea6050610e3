import { splitTags } from '@pulli/contracts/content.ts'
import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { Accordion } from '@pulli/ui/accordion/accordion.tsx'
import { TagList } from '@pulli/ui/tag-list/tag-list.tsx'
import { SafeHtml } from '#content/safe-html.tsx'
import { blogListAddress } from '#record-addresses.ts'
import type { Elsewhere, FoundLink } from './find-elsewhere.ts'
import './elsewhere.css'

interface FoundElsewhereProps {
  found: Elsewhere
  /** Topics to look through, where nothing was found. */
  panel?: SiteSetting['blogPanel']
}

/** The results other than articles. */
export function FoundElsewhere({ found, panel }: FoundElsewhereProps) {
  const { pages, campaigns, sounds, films, questions } = found
  const topics = [
    ...(panel?.categories ?? []).map(({ name }) => ({
      label: name,
      href: blogListAddress({ category: name }),
    })),
    ...splitTags(panel?.popularTags).map((tag) => ({ label: tag, href: blogListAddress({ tag }) })),
  ]
  const named = new Map(topics.map((topic) => [topic.label, topic]))
  return (
    <div className="beside">
      {topics.length > 0 && (
        <section aria-labelledby="found-topics">
          <h2 id="found-topics">{m.search_topics()}</h2>
          <TagList items={[...named.values()]} />
        </section>
      )}
      <Links id="found-pages" title={m.search_pages()} links={pages} />
      <Links id="found-campaigns" title={m.search_campaigns()} links={campaigns} />
      <Links id="found-sounds" title={m.search_sounds()} links={sounds} />
      <Links id="found-films" title={m.search_films()} links={films} />
      {questions.length > 0 && (
        <section aria-labelledby="found-questions">
          <h2 id="found-questions">{m.search_questions()}</h2>
          <Accordion
            group="found"
            items={questions.map(({ id, question, answerHtml }) => ({
              id,
              question,
              answer: <SafeHtml className="stack" html={answerHtml} />,
            }))}
          />
        </section>
      )}
    </div>
  )
}

function Links({ id, title, links }: { id: string; title: string; links: readonly FoundLink[] }) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="beside__list">
        {links.map((link) => (
          <li key={link.id}>
            <a href={link.href}>{link.title}</a>
            <p className="quiet">{link.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
