import type { MetaDescriptor } from 'react-router'
import { describePage, type PageDescription, type RootData } from '#document/describe-page.ts'
import type { VideoEntry } from './video-entry.ts'

/** What the head of a page with films says: each film as schema.org data too. */
export function describeFilms(
  args: Parameters<typeof describePage>[0],
  page: PageDescription,
  films: readonly VideoEntry[] = [],
): MetaDescriptor[] {
  // Without data after a failure of the root loader.
  const { publicUrl = '' } = (args.matches[0]?.loaderData ?? {}) as RootData
  return [
    ...describePage(args, page),
    ...films.map((film) => ({ 'script:ld+json': videoData(film, publicUrl) })),
  ]
}

/** Without the length, which only the browser learns. */
function videoData({ id, title, description, poster, day, src, ...film }: VideoEntry, publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    '@id': `#${id}`,
    name: title,
    description: description || title,
    thumbnailUrl: poster && publicUrl + poster.src,
    uploadDate: day,
    contentUrl: publicUrl + src,
    creator: film.author && { '@type': 'Person', name: film.author },
    caption: film.captions && {
      '@type': 'MediaObject',
      encodingFormat: 'text/vtt',
      contentUrl: publicUrl + film.captions,
    },
  }
}
