import textFace from '@pulli/ui/fonts/anek-latin-latin-wght-normal.woff2?url'
import displayFace from '@pulli/ui/fonts/fraunces-latin-opsz-normal.woff2?url'

const preload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous"/>`

/**
 * Asks for the typefaces before the page is laid out, so that on most lines they come before the first paint and
 * nothing shifts (P4). The one for text, which breaks the lines, at the start; the heavier one for titles at the end,
 * where on a slow line it does not take the words' place (P5). React would move both into the head, so they are
 * written here.
 */
export function withEarlyFonts(html: string): string {
  return html
    .replace('<head>', `<head>${preload(textFace)}`)
    .replace('</body>', `${preload(displayFace)}</body>`)
}
