import { type Campaign, splitTags } from '@pulli/contracts/content.ts'
import { dayInWords } from '#content/day-in-words.ts'
import { imageSources } from '#content/image-sources.ts'
import { memoizeByObject } from '#content/memoize-by-object.ts'
import { type Article, articleText, BANNER_SIZES, DESCRIPTION_LENGTH } from '#site/blog/article.ts'
import { excerpt } from '#site/blog/blog-summary.ts'

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
