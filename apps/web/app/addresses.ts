/** Every address of the product. Links are built from this table, routes are declared with it. */
export const addresses = {
  home: '/',
  about: '/about',
  team: '/team',
  contact: '/contact',
  faq: '/faq',
  journals: '/journals',
  /** Shows the same page as /journals (NAV-14). */
  blogs: '/blogs',
  assessments: '/assessments',
  depressionAssessment: '/depression-assessment',
  anxietyAssessment: '/anxiety-assessment',
  perceivedStressAssessment: '/perceived-stress-assessment',
  community: '/community',
  awarenessCampaigns: '/awareness-campaigns',
  seminars: '/seminars',
  artsAudio: '/arts-audio',
  artsVideo: '/arts-video',
  getStarted: '/get-started',
  getStarted2: '/get-started2',
  serviceDetails: '/service-details',
  programs: '/programs',
  downloadApp: '/download-app',
  photoGallery: '/photo-gallery',
  blogGrid: '/blog-grid',
  singleBlog: '/single-blog/:blogId',
  consultation: '/consultation',
  crisis: '/crisis',
  login: '/dashboard/login',
  dashboard: '/dashboard/assessment',
} as const

/** Address of one blog. */
export function blogAddress(documentId: string) {
  return addresses.singleBlog.replace(':blogId', encodeURIComponent(documentId))
}

/** What narrows the list of blogs; an absent part does not narrow it. */
export interface BlogListQuery {
  q?: string | undefined
  category?: string | undefined
  tag?: string | undefined
  page?: number | undefined
}

/** Address of one page of the list of blogs. */
export function blogListAddress({ q, category, tag, page }: BlogListQuery = {}) {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (category) query.set('category', category)
  if (tag) query.set('tag', tag)
  if (page && page > 1) query.set('page', String(page))
  return query.size ? `${addresses.blogGrid}?${query}` : addresses.blogGrid
}

/** Addresses on the page itself. */
export const anchors = { main: 'main', consult: 'consult', app: 'ref-4' } as const

/** Calls of the provider API that pages make from the browser. */
export const providerCalls = { consultation: '/api/v1/mwellness/user-contact-email' } as const
