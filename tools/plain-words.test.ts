import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { ANXIETY } from '@pulli/domain/assessment/packs/anxiety.ts'
import { ANXIETY_OWN } from '@pulli/domain/assessment/packs/anxiety-own.ts'
import { describe, expect, test } from 'vitest'
import { readingEase, spoken } from './reading-ease.ts'

// What people read on the site: the messages, the questionnaires, and the words a new installation starts with.
const ROOT = join(import.meta.dirname, '..')
const CATALOGUE = 'packages/messages/messages/en'

interface Text {
  /** The key of a message, or the path of an entry. */
  name: string
  text: string
}

const messagesOf = (file: string): Text[] =>
  Object.entries<string>(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, text]) => ({ name, text }))

const catalogue = globSync(`${CATALOGUE}/*.json`, { cwd: ROOT }).sort()
const messages = catalogue.flatMap(messagesOf)

/** The text of an entry, without its front matter and its list of sources. */
const bodyOf = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/\n## Sources\n.*$/s, '')
    .trim()

const seed = globSync('apps/content/seed/**/*.md', { cwd: ROOT })
  .filter((file) => !file.endsWith('README.md'))
  .sort()
  .map((file) => ({ name: file.replace('apps/content/seed/', ''), text: bodyOf(file) }))

/** The questionnaires, without what is worded by others: PHQ-9, GAD-7 and the specified anxiety list. */
const packs = [...Object.values(INSTRUMENTS), ANXIETY_OWN].map((pack: Instrument) => ({
  name: `questionnaire ${pack.id}`,
  text: ownWordsOf(pack).join('\n'),
}))

function ownWordsOf(pack: Instrument): string[] {
  const results = [
    ...pack.bands.flatMap(({ steps = [], ...band }) => [band, ...steps]),
    ...Object.values(pack.safetyAdvice ?? {}),
  ]
  const about = [pack.source, pack.cutoffSource, pack.validatedIn]
  const words = [...about, ...results.flatMap(({ headline, advice }) => [headline, advice])]
  if (pack.translationStatus !== 'original' || pack.id === ANXIETY.id) return words
  const asked = pack.items.flatMap(({ prompt, options }) => [prompt, ...options.map(({ label }) => label)])
  return [pack.licence, ...words, ...asked]
}

describe('the glossary', () => {
  const rows = wordsOnPages()

  test('has the words that every language keeps apart', () => {
    expect(rows.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['helpline', 'code', 'check-in', 'request', 'appointment']),
    )
  })

  test.each(rows.flatMap(({ word, not }) => not.map((variant) => [variant, word] as const)))(
    'no page says "%s", but "%s"',
    (variant, word) => {
      const allowed = rows.find((row) => row.word === word)?.except ?? []
      const said = new RegExp(`(?<![\\w-])${variant}(?![\\w-])`, 'i')
      const sayers = [...messages, ...packs, ...seed].filter(
        ({ name, text }) => said.test(withoutPlaceholders(text)) && !allowed.includes(name),
      )
      expect(sayers.map(({ name }) => name)).toEqual([])
    },
  )

  test('an exception is a message that there is', () => {
    const names = new Set(messages.map(({ name }) => name))
    expect(rows.flatMap(({ except }) => except).filter((name) => !names.has(name))).toEqual([])
  })
})

// What the review of the words replaced: verbs that do not fit a page, and sentences in the order of another language.
const REPLACED =
  /\bstands? (?:beside|below|above|there|here|at the top|on it)\b|\blies in\b|\bholds? (?:any more|for seven)\b|\bthe law (?:that )?holds\b|\bdoes not do\b|\bno emergency service|\bas we do to nobody|\bonly just come|\bgo on without|\bline is broken|\bshall (?:the|we) |\bwished-for|\blet it go\b|\btake everything along|\bopening the door|\bjust now\b|^who asks\b/i

// Its table: what a page said, and what it says instead.
const REVIEWED: readonly (readonly [said: string, says: string])[] = [
  ['You deserve company with that', "You don't have to face this alone."],
  ['add up to a great deal', 'Your score is high.'],
  ['You are not the first thing that they love', 'You are more than your marks'],
  ['The line is broken on our side', 'Something failed on our side.'],
  ['not love with a hard face', 'Hitting is not love.'],
  ['Who asks for a consultation hears', 'by the next working day.'],
  ['nobody gets it but who you give it to', 'Only people you show it to can see it.'],
  ['a code for signing in does not do', "Sign-in codes won't work here."],
  ['find a way to it', 'help you notice feelings'],
  ['Shall the letters come to you?', 'Confirm your subscription'],
  ['does not hold any more', 'This link has expired.'],
  ['have only just come', 'have now loaded'],
  ['you can go on without', 'skip it for now'],
  ['let it go', 'Discard'],
  ['A lower line is a lighter one', 'points lower than on'],
  ['you noted your', 'you rated {days} better'],
  ['Opening the door', 'Signing you in'],
  ['Take everything along', 'Download my data'],
  ['in written words', 'Short, silent, captioned films'],
  ['nothing pulls you', 'nothing interests you'],
  ['as we do to nobody', 'we show nobody adverts'],
  ['Children open up to what comes back', 'someone they see regularly'],
  ['make a number, and are forgotten', 'your answers are scored, not saved.'],
  ['Wished-for day', 'Preferred date'],
  ['We are no emergency service', 'We are not an emergency service'],
]

test.each(REVIEWED)('the site does not say "%s", but "%s"', (said, says) => {
  const catalogueWords = messages.map(({ text }) => text).join('\n')
  const words = [catalogueWords, ...seed.map(({ text }) => text)].join('\n')
  // In an article about drawing, a line may go up: "Let it go up".
  expect(catalogueWords.toLowerCase()).not.toContain(said.toLowerCase())
  expect(words).toContain(says)
})

test('no message is in the words that the review replaced', () => {
  expect([...messages, ...packs].filter(({ text }) => REPLACED.test(text)).map(({ name }) => name)).toEqual(
    [],
  )
})

test('no message is a fragment that a page completes', () => {
  // "You have", a value, "of these": another language orders them otherwise. `Sentence` puts an element into a message.
  const cut = messages.filter(({ text }) =>
    /^\s|\s$| (?:a|an|the|and|or|of|called)$|^(?:and|or)$/i.test(text),
  )
  expect(cut.map(({ name }) => name)).toEqual([])
})

/** Refusals and hints for programs that call the provider API: no person reads these on a page. */
const isForPrograms = (file: string) => /-api\.json$|\/(?:refusals|vitals)\.json$/.test(file)

describe('plain to read', () => {
  const pages = [
    ...catalogue
      .filter((file) => !isForPrograms(file))
      .map((file) => ({
        page: basename(file),
        text: messagesOf(file)
          // Labels of one or two words are no sentences, and would only raise the figure.
          .filter(({ text }) => / \S+ .*[.?]/.test(text))
          .map(({ text }) => withoutPlaceholders(text))
          .join('\n'),
      })),
    ...[...packs, ...seed].map(({ name, text }) => ({ page: name, text })),
  ].filter(({ text }) => spoken(text).words.length >= 40)

  test('the reading ease of every page', () => {
    const rows = pages.map(({ page, text }) => {
      const { sentences, words } = spoken(text)
      return {
        page,
        words: words.length,
        'words a sentence': Math.round((words.length / sentences.length) * 10) / 10,
        'reading ease': Math.round(readingEase(text)),
      }
    })
    console.table(rows.sort((a, b) => a['reading ease'] - b['reading ease']))
    // Flesch 1948: 60 to 70 is plain English, 70 to 80 fairly easy.
    expect(rows.length).toBeGreaterThan(90)
    expect(rows.filter((row) => row['reading ease'] < 60)).toEqual([])
    expect(rows.filter((row) => row['words a sentence'] > 20)).toEqual([])
  })

  test.each([
    ['blogs', 600, 1000],
    ['webinars', 300, 450],
  ])('an entry of %s has %i to %i words', (folder, least, most) => {
    const lengths = seed
      .filter(({ name }) => name.startsWith(`${folder}/`))
      .map(({ name, text }) => ({ name, words: spoken(text).words.length }))
    expect(lengths.length).toBeGreaterThan(10)
    expect(lengths.filter(({ words }) => words < least || words > most)).toEqual([])
  })
})

function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\w+\}/g, 'it')
}

/** The table "Words on pages" of docs/glossary.md. */
function wordsOnPages() {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  const table = glossary.split('\n## Words on pages')[1]?.split('\n## ')[0] ?? ''
  return [...table.matchAll(/^\| \*\*(.+?)\*\* +\|[^|]*\|([^|]*)\|$/gm)].map(([, word = '', last = '']) => {
    const [not = '', except = ''] = last.split(/ except in /)
    return { word, not: inCode(not), except: inCode(except) }
  })
}

function inCode(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}
