import { m } from '@pulli/messages/messages.js'

/** A title that tells who looks over a shoulder nothing, and no place in search engines. */
export function discreetMeta(page: string) {
  return [
    { title: m.shell_page_title({ page, brand: m.shell_brand() }) },
    { name: 'robots', content: 'noindex' },
  ]
}
