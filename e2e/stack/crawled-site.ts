import { inject } from 'vitest'
import type { CrawledSite } from './crawls.ts'

/** All pages of a site, read once for all test files (`crawls.ts`). */
export async function crawledSite(name: 'shared' | 'production'): Promise<CrawledSite> {
  const answer = await fetch(`${inject('crawls')}/${name}`)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as CrawledSite
}
