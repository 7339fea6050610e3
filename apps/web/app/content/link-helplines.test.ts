import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { plainText, renderMarkdown } from './render-markdown.ts'

const called = (markdown: string) =>
  [...renderMarkdown(markdown).matchAll(/<a href="tel:(\d+)">\1<\/a>/g)].map(([, number]) => number)

describe('D25 a number to call is a link that calls it', () => {
  test.each([
    ['In danger, call 112.', ['112']],
    ['Call 112 if there is danger now.', ['112']],
    ['In danger, call **112**. To talk, call Tele-MANAS, **14416**.', ['112', '14416']],
    ['Women can call 181, children 1098, and anyone in danger 112.', ['181', '1098', '112']],
    ['Tele-MANAS (14416), the Government’s line, is free.', ['14416']],
    ['Call Tele-MANAS\non 14416, free, day and night.', ['14416']],
    ['For free legal advice call 15100, for addiction 14446.', ['15100', '14446']],
    ['Report it at cybercrime.gov.in, or call 1930.', ['1930']],
    ['- Childline 1098 and Women’s Helpline 181, a ministry.', ['1098', '181']],
    ['जान का ख़तरा हो तो 112 पर फ़ोन करें। टेली-मानस 14416 पर फ़ोन करें।', ['112', '14416']],
    ['टेली-मानस 14416 या चाइल्डलाइन 1098 पर फ़ोन कीजिए।', ['14416', '1098']],
    ['उम्र अठारह से कम हो तो 1098 पर भी फ़ोन कर सकते हैं।', ['1098']],
  ])('%s', (markdown, numbers) => {
    expect(called(markdown)).toEqual(numbers)
  })
})

test('the words alone stay as they are, for descriptions and the search', () => {
  expect(plainText('In danger, call 112.')).toBe('In danger, call 112.')
})

test.each([
  ['We called on 112 people.'],
  ['Call 112 people.'],
  ['You can call it 181 days.'],
  ['Call 1120, or 2112, or 112-14416.'],
  ['Call it ₹181, or Rs 181, or Rs. 112.'],
  ['Call it 112.5 or 112,000 or 181%.'],
  ['The phone came in 1098.'],
  ['People had no phone to call until 1930.'],
  ['In 181 pages they do not say a word.'],
  ['There were 112.'],
  ['They call. There were 112.'],
  ['Call `112` in code.'],
  ['    call 112'],
  ['## Call 112'],
  ['Call x112 or 112x.'],
  ['<span title="call 112">quiet</span>'],
])('%s holds no number to call', (markdown) => {
  expect(renderMarkdown(markdown)).not.toContain('tel:')
})

test.each([
  ['[call 112](/crisis)', '/crisis'],
  ['[call **112**](tel:112)', 'tel:112'],
  ['<a href="/crisis">call 112</a>', '/crisis'],
])('%s stays one link', (markdown, href) => {
  expect([...renderMarkdown(markdown).matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to)).toEqual([href])
})

test('every line that an article, campaign, letter, film or answer names can be called', () => {
  const seed = fileURLToPath(new URL('../../../content/seed/', import.meta.url))
  const texts = globSync('{blogs,webinars,newsletters,faqs,seminars,videos}/**/*.md', { cwd: seed })
  expect(texts.length).toBeGreaterThan(40)
  let links = 0
  for (const path of texts) {
    const [, facts = '', body = ''] = readFileSync(seed + path, 'utf8').split(/^---$/m)
    const summary = /^summaryHindi: [|>]-?\n((?: {2}.*\n|\n)+)/m.exec(facts)?.[1] ?? ''
    const html = renderMarkdown(body) + renderMarkdown(summary.replaceAll(/^ {2}/gm, ''))
    links += html.match(/href="tel:/g)?.length ?? 0
    expect(html.replaceAll(/<a href="tel:.*?<\/a>/g, ''), path).not.toMatch(
      /(?<![\p{L}\d])(?:112|14416|1098|181)(?![\p{L}\d])/u,
    )
  }
  expect(links).toBeGreaterThan(60)
})
