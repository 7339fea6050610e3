/** The titles of the numbered steps of a page, in their order. */
export function stepsOf(html: string): (string | undefined)[] {
  return [...html.matchAll(/<li class="step"><h3>([^<]+)/g)].map(([, title]) => title)
}
