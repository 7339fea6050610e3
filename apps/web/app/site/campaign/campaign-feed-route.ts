import { Campaign } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { campaignPagePath } from '#content/content-paths.ts'
import { readList } from '#content/read-content.ts'
import { PAGE_SIZE } from '#site/blog/page-of.ts'
import { answerFeed } from '#site/feed/answer-feed.ts'
import type { Route } from './+types/campaign-feed-route'
import { campaignFeedLink } from './campaign-feed.ts'
import { summarizeCampaign } from './campaign-summary.ts'

/** `/campaigns.rss`: the newest campaigns for a feed reader. */
export async function loader({ context }: Route.LoaderArgs) {
  const list = await readList(context, Campaign, campaignPagePath(1, PAGE_SIZE))
  return answerFeed(
    context,
    (publicUrl) =>
      list && {
        title: campaignFeedLink().title,
        description: m.campaign_meta_description(),
        page: publicUrl + addresses.campaigns,
        self: publicUrl + addresses.campaignFeed,
        entries: list.records.map((campaign) => {
          const { title, summary, href } = summarizeCampaign(campaign)
          return { title, summary, address: publicUrl + href, date: campaign.createdAt ?? campaign.date }
        }),
      },
  )
}
