import { addresses } from './addresses.ts'

// Apart from `addresses.ts`, which is part of the dashboard's first page (P2).

type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Param}` ? Param : never

/** Fills in the parameter at the end of a route's pattern. */
function pathOf<Pattern extends string>(pattern: Pattern, params: Record<ParamOf<Pattern>, string>): string {
  return pattern.replace(/:(\w+)$/, (_, name: ParamOf<Pattern>) => encodeURIComponent(params[name]))
}

/** Address of one blog. */
export const blogAddress = (blogId: string) => pathOf(addresses.singleBlog, { blogId })

/** Address of one campaign. */
export const campaignAddress = (campaignId: string) => pathOf(addresses.singleCampaign, { campaignId })

/** Address of one issue of the newsletter. */
export const newsletterAddress = (newsletterId: string) => pathOf(addresses.newsletter, { newsletterId })

/** Which page of a list, and the page that led to it (NC-06). */
export interface ListQuery {
  page?: number | undefined
  from?: string | undefined
}

/** What narrows the list of blogs; an absent part does not narrow it. */
export interface BlogListQuery extends ListQuery {
  q?: string | undefined
  category?: string | undefined
  tag?: string | undefined
}

/** Address of one page of the list of blogs. */
export function blogListAddress({ q, category, tag, ...place }: BlogListQuery = {}) {
  return listAddress(addresses.blogGrid, { q, category, tag }, place)
}

/** Address of one page of the list of campaigns. */
export function campaignListAddress(place: ListQuery = {}) {
  return listAddress(addresses.campaigns, {}, place)
}

function listAddress(path: string, narrowing: Record<string, string | undefined>, place: ListQuery) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(narrowing)) if (value) query.set(name, value)
  if (place.from) query.set('from', place.from)
  if (place.page && place.page > 1) query.set('page', String(place.page))
  return query.size ? `${path}?${query}` : path
}
