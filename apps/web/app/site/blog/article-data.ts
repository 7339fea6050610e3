import type { Article } from './article.ts'

/** Address and publisher of an article. */
interface Publication {
  publicUrl: string
  path: string
  /** Path of the picture for those it is shared with; the fallback for an article without its own. */
  shareImage: string
  brand: string
}

/** Structured data of an article (schema.org); the author is a `Person` only if an editor confirmed it. */
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
