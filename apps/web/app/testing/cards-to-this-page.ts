/** Finds the cards that link to the page they are on: href and note. */
export function cardsToThisPage(html: string) {
  const cards = html.matchAll(
    /<p class="note">([^<]*)<\/p><h\d[^>]*><a(?=[^>]*aria-current="page")[^>]*href="([^"]*)"/g,
  )
  return [...cards].map(([, words, href]) => [href, words])
}
