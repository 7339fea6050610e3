import { m } from '@pulli/messages/messages.js'
import { ShareList } from '@pulli/ui/share-list/share-list.tsx'
import { TagList } from '@pulli/ui/tag-list/tag-list.tsx'
import { blogListAddress } from '#addresses.ts'
import { SafeHtml } from '#content/safe-html.tsx'
import type { Article } from './article.ts'
import { shareTargets } from './share-targets.ts'

/** BLS-02: the same three on every blog. */
const relatedTags = [m.blog_tag_family_problem, m.blog_tag_therapy, m.blog_tag_depression]

/** The text with what follows it: Hindi summary, tags, share. */
export function ArticleProse({ article, address }: { article: Article; address: string }) {
  const { contentHtml, hindiHtml, title } = article
  return (
    <div className="art__b">
      <SafeHtml className="prose" html={contentHtml} />
      {hindiHtml && (
        <div className="prose">
          <section className="hindi" lang="hi" aria-labelledby="hi-h">
            <h2 id="hi-h">{m.blog_hindi_title()}</h2>
            <SafeHtml html={hindiHtml} />
          </section>
        </div>
      )}
      <footer className="prose prose__f">
        <div>
          <h2 className="side__h">{m.blog_related_tags()}</h2>
          <TagList
            items={relatedTags.map((name) => ({ label: name(), href: blogListAddress({ tag: name() }) }))}
          />
        </div>
        <div>
          <h2 className="side__h">{m.blog_share()}</h2>
          <ShareList label={m.blog_share_article()} items={shareTargets(address, title)} />
        </div>
      </footer>
    </div>
  )
}
