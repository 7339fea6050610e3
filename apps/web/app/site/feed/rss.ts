/** A list as a feed reader takes it. */
export interface Feed {
  title: string
  description: string
  /** Whole addresses: of the page that shows the same, and of the feed itself. */
  page: string
  self: string
  entries: readonly FeedEntry[]
}

interface FeedEntry {
  title: string
  /** Whole address; it also is the entry's identity. */
  address: string
  summary: string
  /** An instant or a day. */
  date: string | undefined
  author?: string | undefined
}

/** RSS 2.0 (rssboard.org/rss-specification). */
export function renderRss({ title, description, page, self, entries }: Feed) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', page),
    `<atom:link rel="self" type="application/rss+xml" href="${text(self)}"/>`,
    element('description', description),
    element('language', 'en-in'),
    ...entries.map(renderEntry),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function renderEntry({ title, address, summary, date, author }: FeedEntry) {
  const instant = date === undefined ? undefined : new Date(date)
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${text(address)}</guid>`,
    element('description', summary),
    author ? element('dc:creator', author) : '',
    instant && !Number.isNaN(instant.getTime()) ? element('pubDate', instant.toUTCString()) : '',
    '</item>',
  ]
    .filter(Boolean)
    .join('\n')
}

function element(name: string, value: string) {
  return `<${name}>${text(value)}</${name}>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML holds it; characters that XML does not know are left out. */
function text(value: string) {
  return value
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
