import type { Crumb } from '@pulli/ui/breadcrumb/breadcrumb.tsx'
import type { ReactNode } from 'react'
import { ArticleHeader } from './article-header.tsx'
import { ArticleProse } from './article-prose.tsx'
import type { Found } from './find-article.ts'
import { NoArticle } from './no-article.tsx'

/** Replaces an article, by reason. */
export type AbsentWords = Record<NonNullable<Found['absent']>, { title: () => string; text: () => string }>

interface ArticleViewProps {
  found: Found
  absentWords: AbsentWords
  /** The list it is in. */
  parent: Crumb
  /** Whole address by its id, for those it is shared with. */
  addressOf: (id: string) => string
  shareLabel: string
  panel: ReactNode
}

/** An article with its panel, or the message that there is none. */
export function ArticleView({ found, absentWords, parent, addressOf, shareLabel, panel }: ArticleViewProps) {
  const { article, absent } = found
  if (!article) {
    const { title, text } = absentWords[absent]
    return <NoArticle title={title()} text={text()} parent={parent} panel={panel} />
  }
  return (
    <article>
      <ArticleHeader article={article} parent={parent} />
      <div className="wrap grid art__grid">
        <ArticleProse article={article} address={addressOf(article.id)} shareLabel={shareLabel} />
        <div className="art__side">{panel}</div>
      </div>
    </article>
  )
}
