import { m } from '@pulli/messages/messages.js'

/** A title that reveals nothing to an onlooker, and `noindex`. */
export function discreetMeta(page: string) {
  return [
    { title: m.shell_page_title({ page, brand: m.shell_brand() }) },
    { name: 'robots', content: 'noindex' },
  ]
}
