import { m } from '@pulli/messages/messages.js'
import { LinkSection } from '@pulli/ui/link-section/link-section.tsx'
import { addresses } from '#addresses.ts'

/** HOME-04; each has a drawing of its own form. */
const ways = [
  {
    href: addresses.assessments,
    title: m.home_way_assessments,
    text: m.home_way_assessments_text,
    drawing: { shape: 'diamond' },
  },
  {
    href: addresses.seminars,
    title: m.home_way_seminars,
    text: m.home_way_seminars_text,
    drawing: { n: 4, shape: 'square', turn: true },
  },
  {
    href: addresses.journals,
    title: m.home_way_blogs,
    text: m.home_way_blogs_text,
    drawing: { shape: 'square' },
  },
  {
    href: addresses.artsVideo,
    title: m.home_way_videos,
    text: m.home_way_videos_text,
    drawing: { shape: 'cross' },
  },
  {
    href: addresses.awarenessCampaigns,
    title: m.home_way_campaigns,
    text: m.home_way_campaigns_text,
    drawing: { n: 3, shape: 'square', turn: true },
  },
] as const

export function Ways() {
  return (
    <LinkSection
      id="ways-h"
      tag={m.home_ways_tag()}
      title={m.home_ways_title()}
      lead={m.home_ways_lead()}
      links={ways.map(({ title, text, ...link }) => ({
        ...link,
        seed: link.href,
        title: title(),
        text: text(),
      }))}
    />
  )
}
