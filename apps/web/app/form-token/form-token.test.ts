import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const APP = join(import.meta.dirname, '..')
/** A search changes nothing, and an unknown address answers 404 whatever is sent. */
const TAKES_NOTHING = [
  join('site', 'blog', 'blog-list-page.tsx'),
  join('site', 'not-found', 'not-found-page.tsx'),
]
const sources = globSync('**/*.{ts,tsx}', { cwd: APP })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(APP, file), 'utf8') }))

test('security row 39: every form that is posted to a page begins with its token', () => {
  const begins = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<form\b[^>]*\bmethod="post"[^>]*>\s*(<\w+)/g)].map(([, first]) => [file, first]),
  )
  const posts = sources.flatMap(({ text }) => text.match(/method=["'{]+post/gi) ?? [])
  expect(begins.length).toBe(posts.length)
  expect(begins.length).toBeGreaterThan(0)
  expect(begins.filter(([, first]) => first !== '<FormToken')).toEqual([])
})

test('security row 39: every page that takes a form asks for its token', () => {
  const takers = sources.filter(({ text }) =>
    /export (?:async )?function action\b|export const action\b/.test(text),
  )
  expect(takers.length).toBeGreaterThan(0)
  const blind = takers.filter(
    ({ text }) => !/\b(?:readForm|answerSitting|postStep|postNumber|postCode)\(/.test(text),
  )
  expect(blind.map(({ file }) => file).sort()).toEqual(TAKES_NOTHING)
})
