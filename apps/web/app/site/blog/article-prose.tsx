import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { ShareList } from '@pulli/ui/share-list/share-list.tsx'
import { TagList } from '@pulli/ui/tag-list/tag-list.tsx'
import { SafeHtml } from '#content/safe-html.tsx'
import { blogListAddress } from '#record-addresses.ts'
import type { Article } from './article.ts'
import { shareTargets } from './share-targets.ts'
import '@pulli/ui/prose/prose.css'
import './article.css'

interface ArticleProseProps {
  article: Article
  /** Its whole address, for those it is shared with. */
  address: string
  shareLabel: string
}

/** The text with what follows it: Hindi summary, tags, share. */
export function ArticleProse({ article, address, shareLabel }: ArticleProseProps) {
  const { contentHtml, hindiHtml, title, tags } = article
  return (
    <div className="art__body">
      <SafeHtml className="prose" html={contentHtml} />
      {hindiHtml && (
        <div className="prose">
          <section className="hindi" lang="hi" aria-labelledby="hi-h">
            <h2 id="hi-h">{m.blog_hindi_title()}</h2>
            <SafeHtml html={hindiHtml} />
          </section>
        </div>
      )}
      <footer className="prose prose__foot">
        {tags.length > 0 && (
          <div>
            <h2 className="side__head">{m.blog_related_tags()}</h2>
            <TagList items={tags.map((tag) => ({ label: tag, href: blogListAddress({ tag }) }))} />
          </div>
        )}
        <div data-enhancer="share" data-title={title} data-url={address}>
          <h2 className="side__head">{m.blog_share()}</h2>
          <ShareList label={shareLabel} items={shareTargets(address, title)} />
          <button type="button" className="linkish share__own" data-role="own-way" hidden>
            <Icon name="share" small />
            {m.blog_share_own_way()}
          </button>
        </div>
      </footer>
    </div>
  )
}
