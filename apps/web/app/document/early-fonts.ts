import textFace from '@pulli/ui/fonts/anek-latin-basic.woff2?url'
import displayFace from '@pulli/ui/fonts/fraunces-basic.woff2?url'

const preload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous"/>`

/**
 * Adds the preloads of the fonts, so that they usually arrive before the first paint and nothing shifts (P4). The text
 * font, which decides the line breaks, goes first; the heavier title font goes to the end, where it does not compete
 * with the HTML on a slow connection (P5). React would hoist both into the head, so they are inserted here.
 *
 * A preload in the head delays the first paint, on a slow phone until the whole page is laid out. On a page that names
 * its first view, that view is painted as soon as it arrives: the text font is preloaded after the head, and the first
 * view must not shift when it loads.
 */
export function withEarlyFonts(html: string, firstView: string | undefined): string {
  const [inHead, inBody] = firstView
    ? [`<link rel="expect" href="#${firstView}" blocking="render"/>`, preload(textFace)]
    : [preload(textFace), '']
  return html
    .replace('<head>', `<head>${inHead}`)
    .replace('<body>', `<body>${inBody}`)
    .replace('</body>', `${preload(displayFace)}</body>`)
}
