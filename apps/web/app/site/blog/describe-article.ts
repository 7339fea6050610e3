import { m } from '@pulli/messages/messages.js'
import type { MetaDescriptor } from 'react-router'
import { describePage, pageTitle, type RootData } from '#document/describe-page.ts'
import { shareImageAddress } from '#share-image/share-image.ts'
import type { Article } from './article.ts'
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
  const { title, description, id, publishedOn } = found.article
  const path = pathOf(id)
  const { publicUrl, settings } = (args.matches[0]?.loaderData ?? {}) as RootData
  const brand = settings?.brandName ?? m.shell_brand()
  const shareImage = shareImageAddress({ title, brand, seed: path })
  return [
    ...describePage(args, {
      title: pageTitle(title),
      description,
      canonical: path,
      article: { publishedOn },
    }),
    ...(publicUrl
      ? [{ 'script:ld+json': articleData(found.article, { publicUrl, path, shareImage, brand }) }]
      : []),
  ]
}

/** Address and publisher of an article. */
interface Publication {
  publicUrl: string
  path: string
  /** Path of the picture for those it is shared with; the fallback for an article without its own. */
  shareImage: string
  brand: string
}

/** Structured data of an article (schema.org); the author is a `Person` only if an editor confirmed it. */
function articleData(article: Article, { publicUrl, path, shareImage, brand }: Publication) {
  const provider = { '@type': 'Organization', name: brand, url: publicUrl }
  const { title, description, publishedOn, author, authorIsPerson, image } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: 'en-IN',
    datePublished: publishedOn,
    author: author ? { '@type': authorIsPerson ? 'Person' : 'Organization', name: author } : provider,
    publisher: provider,
    image: publicUrl + (image?.src ?? shareImage),
    mainEntityOfPage: publicUrl + path,
  }
}
