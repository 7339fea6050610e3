import { m } from '@pulli/messages/messages.js'

/** The title of a page of the desk; no search engine lists it, and no other site learns its address. */
export function deskMeta(page: string) {
  return [
    { title: m.shell_page_title({ page, brand: m.shell_brand() }) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}
