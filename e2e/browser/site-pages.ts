import { stack } from '../stack/shared-stack.ts'

/** One page of each kind that the site has, by what a person would call it. */
export const PAGES = [
  'home',
  'about',
  'team',
  'questions',
  'contact',
  'privacy',
  'terms',
  'accessibility',
  'blog list',
  'blog',
  'crisis',
  'consultation',
  'get started',
  'questions before starting',
  'service details',
  'programs',
  'the app',
  'gallery',
  'assessments',
  'not found',
] as const

export type PageName = (typeof PAGES)[number]

const ADDRESSES = {
  home: '/',
  about: '/about',
  team: '/team',
  questions: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  'blog list': '/blog-grid',
  crisis: '/crisis',
  consultation: '/consultation',
  'get started': '/get-started',
  'questions before starting': '/get-started2',
  'service details': '/service-details',
  programs: '/programs',
  'the app': '/download-app',
  gallery: '/photo-gallery',
  assessments: '/assessments',
  'not found': '/nothing-is-at-this-address',
} as const

/** A blog of the content service, as far as these tests look at it. */
export interface BlogEntry {
  readonly documentId: string
  readonly title: string
  readonly category: string | null
  readonly tags: string | null
}

/** The address of a page; the blog is the oldest, which no other test touches. */
export async function addressOf(name: PageName): Promise<string> {
  if (name !== 'blog') return ADDRESSES[name]
  const [oldest] = await readBlogs('sort=createdAt:asc&pagination[pageSize]=1')
  return `/single-blog/${oldest?.documentId}`
}

export async function readBlogs(query: string): Promise<BlogEntry[]> {
  const answer = await fetch(`${stack.contentUrl}/api/blogs?populate=*&${query}`)
  return ((await answer.json()) as { data: BlogEntry[] }).data
}

/** The three newest blogs, as CNT-04 asks for them. */
export function latestBlogs(): Promise<BlogEntry[]> {
  return readBlogs('sort=createdAt:desc&pagination[pageSize]=3')
}

/** The site settings, as visitors may read them. */
export async function readSettings<Settings>(): Promise<Settings> {
  const answer = await fetch(`${stack.contentUrl}/api/site-setting?populate=*`)
  return ((await answer.json()) as { data: Settings }).data
}
