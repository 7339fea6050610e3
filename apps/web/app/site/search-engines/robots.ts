import { siteContext } from '@pulli/web/site-context.ts'
import { addresses } from '#addresses.ts'
import type { Route } from './+types/robots'

/** What no search engine needs: pages of members and staff, and calls that are no pages. */
const NOT_FOR_ROBOTS = ['/dashboard', '/desk', '/api/', '/internal/']

/** Says to robots where they may go, and where the list of all pages is. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext)
  const lines = [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${addresses.sitemap}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
