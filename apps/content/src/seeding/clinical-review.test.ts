import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entriesOf, SEED, texts, words } from './testing/whole-seed'

// docs/clinical-review.md: what waits for the signature of a clinician or a lawyer.

const review = readFileSync(join(SEED, '../../../docs/clinical-review.md'), 'utf8')

/** The tables of the seed: a heading with the path of a file, then a row for each sentence. */
const sentences = review.split('\n### ').flatMap((section) => {
  const [, path = ''] = /^`([^`]+)`/.exec(section) ?? []
  const rows = [...section.split('\n## ')[0].matchAll(/^\| [CL] \| [^|]+ \| ((?:\\\||[^|])+) \|/gm)]
  return path ? rows.map(([, sentence = '']) => ({ path, sentence: sentence.replaceAll('\\|', '|') })) : []
})

test('each sentence that waits for review still stands in its file', () => {
  const stands = ({ path, sentence }: { path: string; sentence: string }) =>
    texts.some((text) => text.path === path && text.text.includes(sentence))
  expect(sentences.length).toBeGreaterThan(200)
  expect(sentences.filter((row) => !stands(row))).toEqual([])
})

test('each article and each Hindi summary is in the table', () => {
  const listed = new Set(sentences.map(({ path }) => path))
  for (const { path, data } of entriesOf('blogs')) {
    expect(listed).toContain(path)
    if (words(data.summaryHindi)) expect(review).toContain(`\`${path}\`, \`summaryHindi\``)
  }
})
