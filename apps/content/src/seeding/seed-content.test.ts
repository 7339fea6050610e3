import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSeed, type SeedEntry } from './read-seed'
import { SeedFile } from './seed-fields'

/**
 * What the seed says, read as an editor would: that it is whole, that its links lead somewhere, that nobody
 * is left without a number to call, and that it is plain to read.
 */
const SOURCE = join(import.meta.dirname, '..')
const SEED = join(SOURCE, '../seed')

/** The public addresses of the specification and of decisions D19 and D33. */
const ROUTES = [
  ...['/', '/about', '/team', '/faq', '/contact', '/seminars', '/journals', '/blogs', '/community'],
  ...['/assessments', '/depression-assessment', '/perceived-stress-assessment', '/anxiety-assessment'],
  ...['/awareness-campaigns', '/arts-audio', '/arts-video', '/get-started', '/get-started2', '/blog-grid'],
  ...['/campaigns', '/service-details', '/programs', '/download-app', '/photo-gallery', '/dashboard/login'],
  '/crisis',
]
const CATEGORIES = [
  ...['Relationship', 'Family Problem', 'Couple Problem', 'Parenting', 'Depression', 'Business Problems'],
]
const TAGS = [
  ...['Family Problem', 'Therapy', 'Teenagers', 'Depression', 'Life Balance', 'Work', 'Couple Problem'],
]
const TOTALS = {
  blogs: 12,
  webinars: 12,
  faqs: 10,
  newsletters: 4,
  teams: 9,
  seminars: 4,
  videos: 4,
  audios: 6,
  'site-setting': 1,
}
const DEPARTMENTS = ['Psychiatry', 'Clinical Psychology', 'Expressive Arts Therapy']

/** What a page shows of an entry; a card or a player without it has a hole. */
const NEEDED = {
  blogs: ['title', 'summary', 'content', 'date', 'author', 'authorRole', 'category', 'tags', 'blogImage'],
  webinars: ['title', 'description', 'content', 'date', 'related_tags', 'image'],
  faqs: ['question', 'answer', 'order'],
  newsletters: ['title', 'issue', 'date', 'summary', 'content'],
  teams: [
    ...['name', 'specialization', 'department', 'description', 'registrationNumber', 'languages'],
    ...['may', 'mayNot', 'thumbnail', 'isSample', 'order'],
  ],
  seminars: ['title', 'description', 'author', 'time', 'videoFile', 'poster', 'captions'],
  videos: ['title', 'description', 'author', 'time', 'videoFile', 'poster', 'captions'],
  audios: ['title', 'description', 'author', 'tags', 'thumbnail', 'audioFile'],
  'site-setting': ['brandName', 'contact', 'crisisLines', 'counsellorVideo', 'blogPanel'],
} satisfies Record<Folder, string[]>

const BYTES_ALLOWED = { '.png': 150_000, '.mp4': 2_000_000, '.mp3': 1_500_000, '.vtt': 20_000 }
const BYTES_ALLOWED_TOGETHER = 25_000_000

type Folder = keyof typeof TOTALS
type Kind = keyof typeof BYTES_ALLOWED

/** The schemas that Strapi itself reads. */
function attributesOf(uid: string) {
  const [, name = ''] = uid.split('.')
  const isType = uid.startsWith('api::')
  const file = isType ? `api/${name}/content-types/${name}/schema.json` : `components/site/${name}.json`
  return JSON.parse(readFileSync(join(SOURCE, file), 'utf8')).attributes
}

const entries = readSeed(SEED, attributesOf)
const entriesOf = (folder: Folder) => entries.filter(({ path }) => path.startsWith(`${folder}/`))
const words = (value: unknown) => (typeof value === 'string' ? value : '')
const listed = (value: unknown) =>
  words(value)
    .split(',')
    .map((item) => item.trim())

const files = readdirSync(SEED, { recursive: true, encoding: 'utf8' })
  .map((name) => join(SEED, name))
  .filter((path) => statSync(path).isFile())
const texts = files
  .filter((path) => /\.(md|vtt)$/.test(path) && !path.endsWith('README.md'))
  .map((path) => ({ path: relative(SEED, path), text: readFileSync(path, 'utf8') }))
const media = files
  .filter((path) => extname(path) in BYTES_ALLOWED)
  .map((path) => ({
    path: relative(SEED, path),
    kind: extname(path) as Kind,
    bytes: statSync(path).size,
  }))

/** The text itself, without the list of sources below it. */
const bodyOf = (entry: SeedEntry) => words(entry.data.content).split('\n## Sources')[0] ?? ''

/** Markdown as it is read aloud: a heading, a list item and a paragraph each end a sentence. */
function spoken(markdown: string) {
  const plain = markdown.replace(/\]\([^)]*\)/g, ']').replace(/^\s*(#+|>|[-*]|\d+\.)\s+/gm, '')
  const sentences = plain.split(/\n+|(?<=[.?]["”']?)\s+/).filter((part) => /\p{L}/u.test(part))
  return { sentences, words: plain.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [] }
}

/** Groups of vowels, less a silent ending: right for most English words. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const sounded =
    letters.length > 3 ? letters.replace(/([^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '') : letters
  return Math.max(1, sounded.replace(/^y/, '').match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** Flesch 1948: 206.835 − 1.015 words a sentence − 84.6 syllables a word. 60 to 70 is plain English. */
function readingEase(markdown: string): number {
  const { sentences, words: all } = spoken(markdown)
  const sounds = all.reduce((sum, word) => sum + syllables(word), 0)
  return 206.835 - 1.015 * (all.length / sentences.length) - 84.6 * (sounds / all.length)
}

/** The cues of a WebVTT file. @throws when it is none */
function cuesOf(vtt: string) {
  const [head, ...blocks] = vtt.trim().split(/\n{2,}/)
  if (!head?.startsWith('WEBVTT')) throw new Error('does not begin with WEBVTT')
  return blocks.map((block) => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => line.includes('-->'))
    const time = /^(\d\d):([0-5]\d):([0-5]\d\.\d{3}) --> (\d\d):([0-5]\d):([0-5]\d\.\d{3})$/.exec(
      lines[at] ?? '',
    )
    if (!time || at > 1) throw new Error(`has a cue without a time: ${block}`)
    const [h1, m1, s1, h2, m2, s2] = time.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const text = lines.slice(at + 1).join(' ')
    return { from: h1 * 3600 + m1 * 60 + s1, to: h2 * 3600 + m2 * 60 + s2, text: text.trim() }
  })
}

describe('the whole set', () => {
  test.each(Object.entries(TOTALS))('there are as many %s as planned: %i', (folder, total) => {
    expect(entriesOf(folder as Folder)).toHaveLength(total)
  })

  test.each(entries.map((entry) => [entry.path, entry] as const))(
    '%s has what its page needs',
    (path, { data }) => {
      const needed = NEEDED[path.split('/')[0] as Folder]
      expect(needed.filter((field) => data[field] === undefined)).toEqual([])
    },
  )

  test('every picture, film and sound says what it is to those who cannot see or hear it', () => {
    const media = entries
      .flatMap(({ data }) => Object.values(data))
      .filter((value) => value instanceof SeedFile)
    const alternatives = media.map(({ alternativeText }) => alternativeText)
    expect(alternatives.filter((text) => text.split(' ').length < 6)).toEqual([])
  })

  test('no two entries of a list were made at the same moment, so that their order is certain', () => {
    for (const folder of Object.keys(TOTALS) as Folder[]) {
      const moments = entriesOf(folder).flatMap(({ createdAt }) => createdAt?.getTime() ?? [])
      expect(new Set(moments).size, folder).toBe(moments.length)
    }
  })

  test('each department has three members, all marked as samples', () => {
    const members = entriesOf('teams').map(({ data }) => data)
    const sizes = DEPARTMENTS.map((name) => members.filter(({ department }) => department === name).length)
    expect(sizes).toEqual([3, 3, 3])
    expect(members.filter(({ isSample }) => isSample !== true)).toEqual([])
    expect(
      members.filter(({ registrationNumber }) => !words(registrationNumber).startsWith('SAMPLE-')),
    ).toEqual([])
  })

  test('every author is on the team', () => {
    const team = entriesOf('teams').map(({ data }) => data.name)
    const authors = entries.flatMap(({ data }) => data.author ?? [])
    expect(authors.filter((author) => !team.includes(author))).toEqual([])
  })
})

describe('the words', () => {
  test('every link inside leads to an address that there is', () => {
    const links = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, target = '']) => ({ path, target })),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(({ target }) => !ROUTES.includes(target.split(/[?#]/)[0] ?? ''))).toEqual([])
  })

  test('a link into the search of the blogs finds a blog', () => {
    const blogs = entriesOf('blogs').map(({ data }) =>
      `${data.title} ${data.summary} ${data.content}`.toLowerCase(),
    )
    const searches = texts.flatMap(({ text }) =>
      [...text.matchAll(/\(\/blog-grid\?q=([^)&]+)\)/g)].map(([, q]) => q),
    )
    const wanted = searches.map((search = '') => decodeURIComponent(search).toLowerCase())
    expect(wanted.filter((search) => !blogs.some((blog) => blog.includes(search)))).toEqual([])
  })

  test.each(texts.map(({ path, text }) => [path, text] as const))(
    '%s is finished, calm and clean',
    (_, text) => {
      expect(text).not.toMatch(/lorem|ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|coming soon|x{3,}/i)
      expect(text).not.toContain('!')
      expect(text).not.toMatch(/\/(work|tmp|home|root)\//)
    },
  )

  test('categories and tags are of the lists, and every category is used', () => {
    const blogs = entriesOf('blogs').map(({ data }) => data)
    expect(new Set(blogs.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
    const tags = [
      ...blogs.flatMap((blog) => listed(blog.tags)),
      ...entriesOf('webinars').flatMap(({ data }) => listed(data.related_tags)),
    ]
    expect(tags.filter((tag) => !TAGS.includes(tag))).toEqual([])
  })

  test('an entry is dated on the day it was made, from December 2025 to November 2026', () => {
    for (const { path, data, createdAt } of [...entriesOf('blogs'), ...entriesOf('webinars')]) {
      expect(createdAt?.toISOString().slice(0, 10), path).toBe(data.date)
      expect(words(data.date) >= '2025-12-01' && words(data.date) <= '2026-11-30', path).toBe(true)
    }
  })

  test('two blogs have a summary in Hindi, in Devanagari and with the numbers to call', () => {
    const hindi = entriesOf('blogs').flatMap(({ data }) => words(data.summaryHindi) || [])
    expect(hindi).toHaveLength(2)
    for (const summary of hindi) {
      expect(summary).toMatch(/\p{Script=Devanagari}/u)
      expect(summary).toContain('14416')
      expect(summary).toContain('112')
    }
  })

  test.each([...entriesOf('blogs'), ...entriesOf('webinars')].map((entry) => [entry.path, entry] as const))(
    '%s says whom to call, and where its facts come from',
    (_, entry) => {
      const body = bodyOf(entry)
      expect(body).toMatch(/\b14416\b/)
      expect(body).toMatch(/\b112\b/)
      expect(body).toContain('](/crisis)')
      expect(words(entry.data.content)).toMatch(/\n## Sources\n\n- /)
    },
  )

  test('a blog takes 600 to 1 000 words and a campaign 300 to 450, in plain English', () => {
    const rows = entriesOf('blogs').map((entry) => ({
      blog: entry.path.split('/')[1],
      words: spoken(bodyOf(entry)).words.length,
      'reading ease': Math.round(readingEase(bodyOf(entry))),
    }))
    console.table(rows)
    expect(rows.filter((row) => row.words < 600 || row.words > 1000)).toEqual([])
    expect(rows.filter((row) => row['reading ease'] < 55)).toEqual([])
    const campaigns = entriesOf('webinars').map((entry) => spoken(bodyOf(entry)).words.length)
    expect(campaigns.filter((length) => length < 300 || length > 450)).toEqual([])
  })
})

describe('the media', () => {
  test.each([...entriesOf('seminars'), ...entriesOf('videos')].map((entry) => [entry.path, entry] as const))(
    '%s has captions that can be read, one line at a time, and end with whom to call',
    (_, { data }) => {
      const cues = cuesOf(readFileSync((data.captions as SeedFile).path, 'utf8'))
      expect(cues.length).toBeGreaterThan(5)
      expect(cues[0]?.text).toBe(data.title)
      const lastTwo = cues.slice(-2).map(({ text }) => text.replaceAll('\u00a0', ' '))
      expect(lastTwo).toEqual([
        'In danger now? Call 112.',
        'Want to talk? Tele-MANAS 14416, free, day and night.',
      ])
      let last = 0
      for (const { from, to, text } of cues) {
        expect(text).not.toBe('')
        expect(from).toBeGreaterThanOrEqual(last)
        expect(to).toBeGreaterThan(from)
        last = to
      }
    },
  )

  test('each file is within its bound, and all of them together too', () => {
    expect(media.filter(({ kind, bytes }) => bytes > BYTES_ALLOWED[kind])).toEqual([])
    expect(media.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BYTES_ALLOWED_TOGETHER)
  })

  test('every file is shown by the entry beside it', () => {
    const shown = (path: string) =>
      texts.some(({ path: page, text }) => {
        const isBeside = dirname(page) === dirname(path)
        return isBeside && text.includes(`file: ${basename(path)}`)
      })
    expect(media.filter(({ path }) => !shown(path))).toEqual([])
  })
})
