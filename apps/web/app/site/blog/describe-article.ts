import type { MetaDescriptor } from 'react-router'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { AbsentWords } from './article-view.tsx'
import type { Found } from './find-article.ts'

interface DescribeArticle {
  found: Found | undefined
  absentWords: AbsentWords
  /** Path by its id. */
  pathOf: (id: string) => string
}

/** What the head of an article's page says; a page without its article is not for search engines. */
export function describeArticle(
  args: Parameters<typeof describePage>[0],
  { found, absentWords, pathOf }: DescribeArticle,
): MetaDescriptor[] {
  if (!found?.article) {
    const title = absentWords[found?.absent ?? 'unavailable'].title()
    return describePage(args, { title: pageTitle(title), description: title, isUnlisted: true })
  }
  const { title, description, id } = found.article
  return describePage(args, { title: pageTitle(title), description, canonical: pathOf(id) })
}
