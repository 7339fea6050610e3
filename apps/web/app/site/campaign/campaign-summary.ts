import type { Campaign } from '@pulli/contracts/content.ts'
import { dayInWords } from '#content/day-in-words.ts'
import { imageSources } from '#content/image-sources.ts'
import { memoizeByObject } from '#content/memoize-by-object.ts'
import { plainText } from '#content/render-markdown.ts'
import { campaignAddress } from '#record-addresses.ts'
import { CARD_SIZES, excerpt, type PostSummary } from '#site/blog/blog-summary.ts'

/** A campaign as a card; the link opens the campaign on any page (AWC-06, AWC-07, D26). */
export const summarizeCampaign = memoizeByObject(
  (campaign: Campaign): PostSummary => ({
    id: campaign.documentId,
    href: campaignAddress(campaign.documentId),
    title: campaign.title,
    summary: campaign.description ?? excerpt(plainText(campaign.content)),
    day: dayInWords(campaign.date ?? campaign.createdAt),
    author: undefined,
    image: campaign.image && imageSources(campaign.image, CARD_SIZES),
  }),
)
