import { siteContext } from '@pulli/web/site-context.ts'
import { partialPage } from '#content/partial-page.ts'
import type { Route } from './+types/sitemap'
import { listPages } from './list-pages.ts'

/** Every public page, for search engines; short of some (and then not stored) while the content service is away. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext)
  const urls = (await listPages(context)).map(({ path, changedOn }) => {
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${changed}</url>`
  })
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': context.get(partialPage) ? 'no-store' : 'public, max-age=300',
    },
  })
}

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
