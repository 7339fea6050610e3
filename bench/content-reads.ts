import autocannon from 'autocannon'
import { type Figure, median } from './figure.ts'

const ROUNDS = 3
const SECONDS = 3
const PATH = '/api/blogs?populate=*&sort=createdAt:desc&pagination[pageSize]=3'

/** The same read of content through the site and from the content service itself, in turns. */
export async function measureContentReads(siteUrl: string, contentUrl: string): Promise<Figure> {
  const ratios: number[] = []
  const rates = { site: [] as number[], content: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const content = await readsPerSecond(`${contentUrl}${PATH}`)
    const site = await readsPerSecond(`${siteUrl}${PATH}`)
    ratios.push(site / content)
    rates.site.push(site)
    rates.content.push(content)
  }
  const ratio = median(ratios)
  return {
    id: 'P8',
    what: 'content read through the site against the content service itself',
    measured: `${ratio.toFixed(0)} times (${Math.round(median(rates.site))} and ${Math.round(median(rates.content))} a second)`,
    bound: '≥ 50 times',
    holds: ratio >= 50,
  }
}

async function readsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: SECONDS })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${result.errors + result.non2xx} reads of ${url} failed`)
  return result.requests.average
}
