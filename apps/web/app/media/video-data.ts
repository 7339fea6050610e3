import type { VideoEntry } from './video-entry.ts'

/** Videos as schema.org data. Without the length, which only the browser learns. */
export function videoData(entries: readonly VideoEntry[], publicUrl: string) {
  return entries.map(({ id, title, description, poster, day, src, ...film }) => ({
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
  }))
}
