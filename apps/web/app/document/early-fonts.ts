import textFace from '@pulli/ui/fonts/anek-latin-latin-wght-normal.woff2?url'
import displayFace from '@pulli/ui/fonts/fraunces-latin-opsz-normal.woff2?url'

const preload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous"/>`

/**
 * Asks for the typefaces before the page is laid out, so that on most lines they come before the first paint and
 * nothing shifts (P4). The one for text, which breaks the lines, at the start; the heavier one for titles at the end,
 * where on a slow line it does not take the words' place (P5). React would move both into the head, so they are
 * written here.
 *
 * A typeface asked for in the head holds the first paint, on a slow phone until the whole page is laid out. Where a
 * page names its first view, that is painted as soon as it has come, and not in parts: the text's typeface is asked
 * for behind the head, and what is seen first must not move when it comes.
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
