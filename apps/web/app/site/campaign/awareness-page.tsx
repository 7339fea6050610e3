import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { campaignListAddress } from '#record-addresses.ts'
import { PostSection } from '#site/blog/blog-cards.tsx'
import type { Route } from './+types/awareness-page'
import { AwarenessHero } from './awareness-hero.tsx'
import { CampaignCards } from './campaign-cards.tsx'
import { campaignFeedLink, latestCampaigns, readWorkplaceFilm, summarizeCampaign } from './campaigns.ts'
import { Workplace } from './workplace.tsx'
import './awareness-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const [campaigns, film] = await Promise.all([latestCampaigns(context), readWorkplaceFilm(context)])
  return serverOnly({ campaigns: campaigns.map(summarizeCampaign), film })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.campaign_meta_title()),
    description: m.campaign_meta_description(),
    canonical: addresses.awarenessCampaigns,
    feed: campaignFeedLink(),
  })
}

export default function AwarenessPage({ loaderData: { campaigns, film } }: Route.ComponentProps) {
  const { settings } = useRoot()
  return (
    <>
      <AwarenessHero stats={settings?.campaignStats ?? []} />
      <PostSection
        id="latest-h"
        title={m.campaign_latest()}
        more={{
          href: campaignListAddress({ from: addresses.awarenessCampaigns }),
          label: m.campaign_read_more_articles(),
        }}
      >
        <CampaignCards campaigns={campaigns} layout="trio" />
      </PostSection>
      <Workplace film={film} />
    </>
  )
}
