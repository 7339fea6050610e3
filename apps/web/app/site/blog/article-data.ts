import type { Article } from './article.ts'

/** Where an article stands, and who brings it out. */
interface Publication {
  publicUrl: string
  path: string
  /** Path of the picture for those it is shared with; stands in where the article has none of its own. */
  shareImage: string
  brand: string
}

/** An article as schema.org names it; an author is a person only where an editor has confirmed it. */
export function articleData(article: Article, { publicUrl, path, shareImage, brand }: Publication) {
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
