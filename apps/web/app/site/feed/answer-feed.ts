import { siteContext } from '@pulli/web/site-context.ts'
import type { LoaderContext } from '#content/read-content.ts'
import { type Feed, renderRss } from './rss.ts'

const CACHE = 'public, max-age=300'
const RETRY_AFTER_SECONDS = '60'

/** The feed as an answer; where its entries cannot be read, the answer asks the reader to retry. */
export function answerFeed(context: LoaderContext, feedFrom: (publicUrl: string) => Feed | undefined) {
  const feed = feedFrom(context.get(siteContext).publicUrl)
  if (!feed) {
    return new Response(null, {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS },
    })
  }
  return new Response(renderRss(feed), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': CACHE },
  })
}
