import { expect, test } from 'vitest'
import { plainText, renderMarkdown } from './render-markdown.ts'

test.each([
  ['<script>alert(1)</script>'],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['<img src=x onerror=alert(1)>'],
  ['<img src="/uploads/a.png" onload="alert(1)" style="x:y">'],
  ['<svg onload=alert(1)><script>alert(1)</script></svg>'],
  ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>'],
  ['<iframe src="https://evil.example"></iframe>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['<object data="x.swf"></object><embed src="x.swf">'],
  ['<a href="javascript:alert(1)">x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>'],
  ['<a href="java\tscript:alert(1)">x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['<a href="vbscript:msgbox(1)">x</a>'],
  ['<a href="//evil.example">x</a>'],
  ['[x](javascript:alert(1))'],
  ['[x](data:text/html;base64,PHNjcmlwdD4=)'],
  ['![x](javascript:alert(1))'],
  [
    '<form action="/consultation"><input name="phone"><button formaction="javascript:alert(1)">x</button></form>',
  ],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['<base href="https://evil.example/">'],
  ['<link rel="stylesheet" href="https://evil.example/x.css">'],
  ['<style>body{background:url(https://evil.example)}</style>'],
  ['<p style="background:url(javascript:alert(1))" onclick="alert(1)" class="crisis" id="crisis">x</p>'],
  ['<div data-island="consultation" data-props="{}">x</div>'],
  ['<button data-open="crisis">x</button>'],
  ['<video src=x onerror=alert(1)><source onerror=alert(1)></video>'],
  ['<details open ontoggle=alert(1)>x</details>'],
  ['<template><script>alert(1)</script></template>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  ['<!--><img src=x onerror=alert(1)>-->'],
  ['<textarea><img src=x onerror=alert(1)></textarea>'],
  ['<dialog open>x</dialog>'],
])('%s leaves nothing that could run, load or pose as the site', (attack) => {
  const html = renderMarkdown(attack)
  expect(html).not.toMatch(/<(?!\/?(?:p|a|img|table|tbody|tr|td|span)\b)[a-z]/i)
  expect(html).not.toMatch(/<[^>]+\s(?:on\w+|style|class|id|data-\w+|srcdoc|action|formaction)\s*=/i)
  expect(html).not.toMatch(/(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript|\/\/)/i)
})

test('Markdown and harmless HTML come through', () => {
  const html = renderMarkdown('# Sleep\n\nSome *quiet* <b>words</b>.\n\n- one\n- two\n\n<p lang="hi">नींद</p>')
  expect(html).toContain('<h2>Sleep</h2>')
  expect(html).toContain('<em>quiet</em> <b>words</b>')
  expect(html).toContain('<li>one</li>')
  expect(html).toContain('<p lang="hi">नींद</p>')
})

test('a link of the site, a phone and an outside link stay; only the outside one gets a rel', () => {
  const html = renderMarkdown('[lines](/crisis) [call](tel:14416) [paper](https://doi.org/10.1)')
  expect(html).toContain('<a href="/crisis">lines</a>')
  expect(html).toContain('<a href="tel:14416">call</a>')
  expect(html).toContain('<a href="https://doi.org/10.1" rel="noopener noreferrer">paper</a>')
})

test('a picture of the site stays, one from elsewhere goes', () => {
  expect(renderMarkdown('![A door](/uploads/door.png)')).toContain(
    '<img src="/uploads/door.png" alt="A door" loading="lazy"',
  )
  expect(renderMarkdown('![x](https://evil.example/pixel.gif)')).not.toContain('img')
  expect(renderMarkdown('![x](/uploads/../api/x)')).not.toContain('javascript')
})

test('the name of the line to call stays on one line', () => {
  expect(renderMarkdown('Call Tele-MANAS now.')).toContain('Call <span class="nowrap">Tele-MANAS</span> now.')
  expect(renderMarkdown('<span class="strip nowrap">x</span>')).toContain('<span>x</span>')
})

test('the words alone have no markup and no entities', () => {
  expect(plainText('## You & me\n\nSay "yes".\n\n- <b>one</b>\n- two')).toBe('You & me Say "yes". one two')
})
