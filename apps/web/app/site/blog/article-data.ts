import type { Article } from './article.ts'

/** Where an article stands, and who brings it out. */
interface Publication {
  publicUrl: string
  path: string
  /** Path of the picture for those it is shared with; stands in where the article has none of its own. */
  shareImage: string
  brand: string
}

/** An article as schema.org names it; what has no named author is by the provider. */
export function articleData(article: Article, { publicUrl, path, shareImage, brand }: Publication) {
  const provider = { '@type': 'Organization', name: brand, url: publicUrl }
  const { title, description, publishedOn, author, image } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: 'en-IN',
    datePublished: publishedOn,
    author: author ? { '@type': 'Person', name: author } : provider,
    publisher: provider,
    image: publicUrl + (image?.src ?? shareImage),
    mainEntityOfPage: publicUrl + path,
  }
}
