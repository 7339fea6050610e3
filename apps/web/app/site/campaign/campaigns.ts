import { Campaign, Film, splitTags } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { contentPaths } from '#content/content-paths.ts'
import { dayInWords } from '#content/day-in-words.ts'
import { imageSources } from '#content/image-sources.ts'
import { memoizeByObject } from '#content/memoize-by-object.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'
import { plainText } from '#content/render-markdown.ts'
import { campaignAddress } from '#record-addresses.ts'
import { type Article, articleText, BANNER_SIZES, DESCRIPTION_LENGTH } from '#site/blog/article.ts'
import { CARD_SIZES, excerpt, LATEST, type PostSummary } from '#site/blog/blogs.ts'

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

/** A campaign with everything its page shows; tags link to the campaign list (CMD-02). */
export const articleOfCampaign = memoizeByObject((campaign: Campaign): Article => {
  const { html, words, minutes } = articleText(campaign.content)
  return {
    id: campaign.documentId,
    title: campaign.title,
    description: excerpt(campaign.description ?? words, DESCRIPTION_LENGTH),
    lead: campaign.description,
    contentHtml: html.replace(/^<p>/, '<p class="prose__first">'),
    hindiHtml: undefined,
    publishedOn: (campaign.date ?? campaign.createdAt)?.slice(0, 10),
    day: dayInWords(campaign.date ?? campaign.createdAt),
    minutes,
    author: undefined,
    authorRole: undefined,
    image: campaign.image && imageSources(campaign.image, BANNER_SIZES),
    tags: splitTags(campaign.related_tags),
  }
})

/** CNT-07: the three newest campaigns; none when the content service has no answer (ERR-03). */
export async function latestCampaigns(context: LoaderContext) {
  const list = await readList(context, Campaign, contentPaths.latestCampaigns)
  return list?.records.slice(0, LATEST) ?? []
}

/** AWC-05: the film of the workplace block; undefined where there is none, or none can be read. */
export async function readWorkplaceFilm(context: LoaderContext) {
  const list = await readList(context, Film, contentPaths.workplaceFilm)
  return list?.records[0]
}

/** What a page with campaigns says about their feed. */
export function campaignFeedLink() {
  return { href: addresses.campaignFeed, title: m.campaign_feed_title({ brand: m.shell_brand() }) }
}
