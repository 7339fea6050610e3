/** Cards of a page that lead to the page itself: what they open, and what they say of it (decision 0016). */
export function ownCards(html: string) {
  const cards = html.matchAll(
    /<p class="note">([^<]*)<\/p><h\d[^>]*><a(?=[^>]*aria-current="page")[^>]*href="([^"]*)"/g,
  )
  return [...cards].map(([, words, href]) => [href, words])
}
