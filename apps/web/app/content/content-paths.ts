/** Every read of the content service, with `populate=*` (CNT-02). */
export const contentPaths = {
  /** CNT-03 */
  faqs: '/api/faqs?populate=*&sort=order:asc',
  /** CNT-04 */
  latestBlogs: '/api/blogs?populate=*&sort=createdAt:desc&pagination[pageSize]=3',
  /** CNT-07 */
  latestCampaigns: '/api/webinars?populate=*&sort=createdAt:desc&pagination[pageSize]=3',
  /** The oldest video, so that it stays the same (STA-12). */
  workplaceFilm: '/api/videos?populate=*&sort=createdAt:asc&pagination[pageSize]=1',
  newsletters: '/api/newsletters?populate=*&sort=date:desc&pagination[pageSize]=100',
  /** CNT-10 */
  teams: '/api/teams?populate=*&sort=order:asc&pagination[pageSize]=100',
  /** CNT-11: all in one page. */
  seminars: '/api/seminars?populate=*&sort=createdAt:desc&pagination[pageSize]=100',
  /** CNT-12 */
  videos: '/api/videos?populate=*&sort=createdAt:desc&pagination[pageSize]=100',
  /** CNT-12 */
  audios: '/api/audios?populate=*&sort=createdAt:desc&pagination[pageSize]=100',
  crisisLines: '/api/crisis-lines?populate=*&sort=order:asc&pagination[pageSize]=100',
  settings: '/api/site-setting?populate=*',
} as const

/** CNT-05 */
export function blogPagePath(page: number, pageSize: number) {
  return `/api/blogs?populate=*&sort=createdAt:desc&pagination[pageSize]=${pageSize}&pagination[page]=${page}`
}

/** CNT-06 */
export function blogPath(documentId: string) {
  return `/api/blogs/${encodeURIComponent(documentId)}?populate=*`
}

/** CNT-08 */
export function campaignPagePath(page: number, pageSize: number) {
  return `/api/webinars?populate=*&sort=createdAt:desc&pagination[pageSize]=${pageSize}&pagination[page]=${page}`
}

/** CNT-09 */
export function campaignPath(documentId: string) {
  return `/api/webinars/${encodeURIComponent(documentId)}?populate=*`
}

export function newsletterPath(documentId: string) {
  return `/api/newsletters/${encodeURIComponent(documentId)}?populate=*`
}
