import { stack } from '../stack/shared-stack.ts'

/** One page of each kind, by name. */
export const PAGES = [
  'home',
  'about',
  'team',
  'questions',
  'contact',
  'privacy',
  'terms',
  'accessibility',
  'AI',
  'parents',
  'blog list',
  'blog',
  'crisis',
  'safety plan',
  'consultation',
  'get started',
  'questions before starting',
  'service details',
  'programs',
  'the app',
  'gallery',
  'assessments',
  'journals',
  'awareness campaigns',
  'campaigns',
  'campaign',
  'community',
  'letter',
  'newsletter',
  'seminars',
  'video',
  'audio',
  'depression',
  'anxiety',
  'stress',
  'PHQ-9',
  'GAD-7',
  'without a network',
  'not found',
] as const

export type PageName = (typeof PAGES)[number]

const KINDS: readonly PageName[] = [
  'home',
  'team',
  'blog list',
  'blog',
  'crisis',
  'consultation',
  'programs',
  'audio',
  'depression',
  'not found',
]

/** Pages of a layout and an island that another page has too. */
const ALIKE: readonly PageName[] = ['terms', 'AI', 'accessibility', 'anxiety', 'stress', 'GAD-7', 'video']

/** The pages that CI looks at one by one on the phone. `npm run test:long` looks at all. */
export const PAGES_THAT_DIFFER: readonly PageName[] = process.env.LONG
  ? PAGES
  : PAGES.filter((name) => !ALIKE.includes(name))

/**
 * One page per layout, for behaviour of the shell. `npm run test:long` tests all pages.
 */
export const PAGES_OF_EACH_KIND: readonly PageName[] = process.env.LONG ? PAGES : KINDS

const ADDRESSES = {
  home: '/',
  about: '/about',
  team: '/team',
  questions: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  AI: '/ai',
  parents: '/parents',
  journals: '/journals',
  'awareness campaigns': '/awareness-campaigns',
  campaigns: '/campaigns',
  community: '/community',
  newsletter: '/newsletter',
  'blog list': '/blog-grid',
  crisis: '/crisis',
  'safety plan': '/safety-plan',
  consultation: '/consultation',
  'get started': '/get-started',
  'questions before starting': '/get-started2',
  'service details': '/service-details',
  programs: '/programs',
  'the app': '/download-app',
  gallery: '/photo-gallery',
  assessments: '/assessments',
  seminars: '/seminars',
  video: '/arts-video',
  audio: '/arts-audio',
  depression: '/depression-assessment',
  anxiety: '/anxiety-assessment',
  stress: '/perceived-stress-assessment',
  'PHQ-9': '/phq-9-assessment',
  'GAD-7': '/gad-7-assessment',
  'without a network': '/offline',
  'not found': '/nothing-is-at-this-address',
} as const

/** Pages of a single record: the collection, and the path before the id. */
const RECORDS = {
  blog: { collection: 'blogs', path: '/single-blog/' },
  campaign: { collection: 'webinars', path: '/single-campaign/' },
  letter: { collection: 'newsletters', path: '/community/' },
} as const

/** The fields of a blog that these tests read. */
export interface BlogEntry {
  readonly documentId: string
  readonly title: string
  readonly category: string | null
  readonly tags: string | null
}

/** The address of a page; a record is the oldest of its kind, which no other test touches. */
export async function addressOf(name: PageName): Promise<string> {
  if (!isOfRecord(name)) return ADDRESSES[name]
  const { collection, path } = RECORDS[name]
  const [oldest] = await readRecords(collection, 'sort=createdAt:asc&pagination[pageSize]=1')
  return `${path}${oldest?.documentId}`
}

function isOfRecord(name: PageName): name is keyof typeof RECORDS {
  return name in RECORDS
}

export function readBlogs(query: string): Promise<BlogEntry[]> {
  return readRecords('blogs', query)
}

/** Records of a collection, with the common fields. */
export async function readRecords<Entry extends { documentId: string } = BlogEntry>(
  collection: string,
  query: string,
): Promise<Entry[]> {
  const answer = await fetch(`${stack.contentUrl}/api/${collection}?populate=*&${query}`)
  return ((await answer.json()) as { data: Entry[] }).data
}

/** The three newest blogs (CNT-04). */
export function latestBlogs(): Promise<BlogEntry[]> {
  return readBlogs('sort=createdAt:desc&pagination[pageSize]=3')
}

/** The public site settings. */
export async function readSettings<Settings>(): Promise<Settings> {
  const answer = await fetch(`${stack.contentUrl}/api/site-setting?populate=*`)
  return ((await answer.json()) as { data: Settings }).data
}
