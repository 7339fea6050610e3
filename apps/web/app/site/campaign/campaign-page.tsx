import { Campaign } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { data } from 'react-router'
import { addresses } from '#addresses.ts'
import { campaignPath } from '#content/content-paths.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { campaignAddress } from '#record-addresses.ts'
import { ArticleView } from '#site/blog/article-view.tsx'
import { PostSection } from '#site/blog/blog-cards.tsx'
import { describeArticle } from '#site/blog/describe-article.ts'
import { findArticle } from '#site/blog/find-article.ts'
import type { Route } from './+types/campaign-page'
import { CampaignCards } from './campaign-cards.tsx'
import { CampaignSide } from './campaign-side.tsx'
import { articleOfCampaign, latestCampaigns, summarizeCampaign } from './campaigns.ts'

const absentWords = {
  missing: { title: m.campaign_missing_title, text: m.campaign_missing_text },
  unavailable: { title: m.campaign_unavailable_title, text: m.campaign_unavailable_text },
}

/** CMD-01 to CMD-05, CNT-09 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [{ found, status }, latest] = await Promise.all([
    findArticle(context, Campaign, campaignPath(params.campaignId), articleOfCampaign),
    latestCampaigns(context),
  ])
  return data(serverOnly({ found, recommended: latest.map(summarizeCampaign) }), { status })
}

export function meta(args: Route.MetaArgs) {
  return describeArticle(args, { found: args.loaderData?.found, absentWords, pathOf: campaignAddress })
}

export default function CampaignPage({ loaderData: { found, recommended } }: Route.ComponentProps) {
  const { settings, publicUrl = '' } = useRoot()
  return (
    <>
      <ArticleView
        found={found}
        absentWords={absentWords}
        parent={{ label: m.campaign_crumb(), href: addresses.awarenessCampaigns }}
        addressOf={(id) => publicUrl + campaignAddress(id)}
        shareLabel={m.campaign_share()}
        panel={<CampaignSide panel={settings?.blogPanel} />}
      />
      <PostSection
        id="rec-h"
        title={m.campaign_recommended()}
        more={{ href: addresses.campaigns, label: m.campaign_list_all() }}
        sunk
      >
        <CampaignCards campaigns={recommended} layout="row" here={found.article?.id} />
      </PostSection>
    </>
  )
}
