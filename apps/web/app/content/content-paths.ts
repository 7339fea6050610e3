/** Every read of the content service, with `populate=*` (CNT-02). */
export const contentPaths = {
  /** CNT-03 */
  faqs: '/api/faqs?populate=*&sort=order:asc',
  /** CNT-04 */
  latestBlogs: '/api/blogs?populate=*&sort=createdAt:desc&pagination[pageSize]=3',
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
