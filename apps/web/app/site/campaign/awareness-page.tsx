import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { campaignListAddress } from '#record-addresses.ts'
import type { loader as rootLoader } from '#root.tsx'
import type { Route } from './+types/awareness-page'
import { AwarenessHero } from './awareness-hero.tsx'
import { CampaignCards } from './campaign-cards.tsx'
import { campaignFeedLink } from './campaign-feed.ts'
import { summarizeCampaign } from './campaign-summary.ts'
import { latestCampaigns } from './latest-campaigns.ts'
import { Workplace } from './workplace.tsx'
import { readWorkplaceFilm } from './workplace-film.ts'
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
  const { settings } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  return (
    <>
      <AwarenessHero stats={settings?.campaignStats ?? []} />
      <section className="section" aria-labelledby="latest-h">
        <div className="wrap">
          <div className="row-head">
            <h2 id="latest-h">{m.campaign_latest()}</h2>
            <MoreLink href={campaignListAddress({ from: addresses.awarenessCampaigns })}>
              {m.campaign_read_more_articles()}
            </MoreLink>
          </div>
          <CampaignCards campaigns={campaigns} layout="trio" />
        </div>
      </section>
      <Workplace film={film} />
    </>
  )
}
