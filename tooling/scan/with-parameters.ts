/** Addresses whose parameters the pages and the reads of content know. */
export const WITH_PARAMETERS = [
  '/blog-grid?q=sleep&category=Parenting&tag=Work&page=1&from=%2Fjournals',
  '/campaigns?page=1&from=%2Fawareness-campaigns',
  '/newsletter/confirm?token=abc',
  '/newsletter/unsubscribe?token=abc',
  '/api/blogs?populate=%2A&sort=createdAt:desc&pagination%5BpageSize%5D=3',
]
