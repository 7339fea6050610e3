import { expect, test } from 'vitest'
import { withEarlyFonts } from './early-fonts.ts'

const PAGE = '<html><head><title>a</title></head><body><h1>b</h1></body></html>'
/** What asks for a typeface, or holds the first paint, in the order of the page. */
const order = (html: string) => html.match(/rel="(preload|expect)"|<\/head>|<h1>/g)

test('P4 the typeface for text is asked for in the head, which holds the first paint, and that for titles at the end', () => {
  expect(order(withEarlyFonts(PAGE, undefined))).toEqual([
    'rel="preload"',
    '</head>',
    '<h1>',
    'rel="preload"',
  ])
})

test('P5 where a page names its first view, that alone holds the first paint, and no typeface does', () => {
  const html = withEarlyFonts(PAGE, 'hero')
  expect(html).toContain('<link rel="expect" href="#hero" blocking="render"/>')
  expect(order(html)).toEqual(['rel="expect"', '</head>', 'rel="preload"', '<h1>', 'rel="preload"'])
})
