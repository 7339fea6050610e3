import { m } from '@pulli/messages/messages.js'
import { PostCards } from '#site/blog/blog-cards.tsx'
import type { PostSummary } from '#site/blog/blogs.ts'

interface CampaignCardsProps {
  campaigns: readonly PostSummary[]
  layout: 'trio' | 'page' | 'row'
  here?: string | undefined
}

/** Campaigns as cards, each with `Read More` (CMP-02); an empty state where there are none (ERR-03). */
export function CampaignCards({ campaigns, layout, here }: CampaignCardsProps) {
  const empty = { title: m.campaign_list_empty(), text: m.campaign_list_empty_text() }
  return (
    <PostCards posts={campaigns} layout={layout} here={here} empty={empty} more={m.campaign_read_more()} />
  )
}
