/** Returns the titles of the numbered steps of a page. */
export function stepsOf(html: string): (string | undefined)[] {
  return [...html.matchAll(/<li class="step"><h3>([^<]+)/g)].map(([, title]) => title)
}
