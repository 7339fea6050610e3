import type { Figure } from './figure.ts'
import { besideLimit, inTurns, requestsPerSecond } from './wrk.ts'

const PATH = '/api/blogs?populate=*&sort=createdAt:desc&pagination[pageSize]=3'

/** P8: the same read of content through the site, and from the content service (Strapi's REST) itself. */
export async function measureContentReads(siteUrl: string, contentUrl: string): Promise<Figure> {
  const { a, b, ratio } = await inTurns(
    () => requestsPerSecond(`${siteUrl}${PATH}`),
    () => requestsPerSecond(`${contentUrl}${PATH}`),
  )
  return {
    id: 'P8',
    what: 'content read through the site against the content service (Strapi) itself',
    measured: `${ratio.toFixed(0)} times (${Math.round(a)} and ${Math.round(b)} a second; ${await besideLimit()})`,
    bound: '≥ 50 times',
    holds: ratio >= 50,
  }
}
