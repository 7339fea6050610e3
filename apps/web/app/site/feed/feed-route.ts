import { Blog, Campaign } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { siteContext } from '@pulli/web/site-context.ts'
import { addresses } from '#addresses.ts'
import { blogPagePath, campaignPagePath } from '#content/content-paths.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'
import { blogFeedLink, summarizeBlog } from '#site/blog/blogs.ts'
import { PAGE_SIZE } from '#site/blog/page-of.ts'
import { campaignFeedLink, summarizeCampaign } from '#site/campaign/campaigns.ts'
import type { Route } from './+types/feed-route'
import { type Feed, renderRss } from './rss.ts'

const CACHE = 'public, max-age=300'
const RETRY_AFTER_SECONDS = '60'

/** The newest blogs or campaigns for a feed reader; where they cannot be read, the answer asks it to retry. */
export async function loader({ context, pattern }: Pick<Route.LoaderArgs, 'context' | 'pattern'>) {
  const { publicUrl } = context.get(siteContext)
  const feed = await (pattern === addresses.blogFeed ? blogFeed : campaignFeed)(context, publicUrl)
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

async function blogFeed(context: LoaderContext, publicUrl: string): Promise<Feed | undefined> {
  const list = await readList(context, Blog, blogPagePath(1, PAGE_SIZE))
  return (
    list && {
      title: blogFeedLink().title,
      description: m.journals_meta_description(),
      page: publicUrl + addresses.journals,
      self: publicUrl + addresses.blogFeed,
      entries: list.records.map((blog) => {
        const { title, summary, href, author } = summarizeBlog(blog)
        return { title, summary, address: publicUrl + href, date: blog.createdAt ?? blog.date, author }
      }),
    }
  )
}

async function campaignFeed(context: LoaderContext, publicUrl: string): Promise<Feed | undefined> {
  const list = await readList(context, Campaign, campaignPagePath(1, PAGE_SIZE))
  return (
    list && {
      title: campaignFeedLink().title,
      description: m.campaign_meta_description(),
      page: publicUrl + addresses.campaigns,
      self: publicUrl + addresses.campaignFeed,
      entries: list.records.map((campaign) => {
        const { title, summary, href } = summarizeCampaign(campaign)
        return { title, summary, address: publicUrl + href, date: campaign.createdAt ?? campaign.date }
      }),
    }
  )
}
