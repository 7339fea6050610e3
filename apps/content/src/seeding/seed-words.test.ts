import { expect, test } from 'vitest'
import type { SeedEntry } from './read-seed'
import { entriesOf, texts, words } from './testing/whole-seed'

// The words, read as an editor would: that links resolve, and that every reader finds a number to call.
// That they are plain to read is in `tools/plain-words.test.ts`.

/** The public addresses of the specification and of decisions D19 and D33. */
const ROUTES = [
  '/',
  '/about',
  '/team',
  '/faq',
  '/contact',
  '/seminars',
  '/journals',
  '/blogs',
  '/community',
  '/assessments',
  '/depression-assessment',
  '/perceived-stress-assessment',
  '/anxiety-assessment',
  '/phq-9-assessment',
  '/gad-7-assessment',
  '/awareness-campaigns',
  '/arts-audio',
  '/arts-video',
  '/get-started',
  '/get-started2',
  '/blog-grid',
  '/campaigns',
  '/service-details',
  '/programs',
  '/download-app',
  '/photo-gallery',
  '/parents',
  '/dashboard/login',
  '/crisis',
]

const CATEGORIES = [
  'Relationship',
  'Family Problem',
  'Couple Problem',
  'Parenting',
  'Depression',
  'Business Problems',
]
const TAGS = [
  'Family Problem',
  'Therapy',
  'Teenagers',
  'Depression',
  'Life Balance',
  'Work',
  'Couple Problem',
]

const listed = (value: unknown) =>
  words(value)
    .split(',')
    .map((item) => item.trim())

/** The text itself, without the list of sources below it. */
const bodyOf = (entry: SeedEntry) => words(entry.data.content).split('\n## Sources')[0] ?? ''

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

test('eleven blogs have a summary in Hindi, in Devanagari and with the numbers to call', () => {
  const hindi = entriesOf('blogs').flatMap(({ data }) => words(data.summaryHindi) || [])
  expect(hindi).toHaveLength(11)
  for (const summary of hindi) {
    expect(summary).toMatch(/\p{Script=Devanagari}/u)
    expect(summary).toContain('14416')
    expect(summary).toContain('112')
  }
})

// Words that blame, sound final or name how. See docs/clinical-review.md for the guidelines.
const UNSAFE =
  /committed suicide(?!")|successful suicide|\bending it\b|\bbe gone\b|thing that you missed|bag over|cry for help|epidemic/i
// No invented letter, no invented reader, no promise that settings do not make.
const UNTRUE =
  /question that came in|write to ask us|people who see us|the language you think in|a person answers|remind you an hour/i

test.each(texts.map(({ path, text }) => [path, text] as const))(
  '%s speaks safely of suicide and claims no reader',
  (_, text) => {
    expect(text).not.toMatch(UNSAFE)
    expect(text).not.toMatch(UNTRUE)
  },
)

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
