import type { Campaign } from '@pulli/contracts/content.ts'
import { campaignAddress } from '#addresses.ts'
import { dayInWords } from '#content/day-in-words.ts'
import { imageSources } from '#content/image-sources.ts'
import { plainText } from '#content/render-markdown.ts'
import { CARD_SIZES, excerpt, type PostSummary } from '#site/blog/blog-summary.ts'

// Made once for each record that was read.
const summaries = new WeakMap<Campaign, PostSummary>()

/** A campaign as a card; it opens the campaign, wherever it stands (AWC-06, AWC-07, D26). */
export function summarizeCampaign(campaign: Campaign): PostSummary {
  let summary = summaries.get(campaign)
  if (!summary) {
    summary = makeSummary(campaign)
    summaries.set(campaign, summary)
  }
  return summary
}

function makeSummary(campaign: Campaign): PostSummary {
  return {
    id: campaign.documentId,
    href: campaignAddress(campaign.documentId),
    title: campaign.title,
    summary: campaign.description ?? excerpt(plainText(campaign.content)),
    day: dayInWords(campaign.date ?? campaign.createdAt),
    author: undefined,
    image: campaign.image && imageSources(campaign.image, CARD_SIZES),
  }
}
