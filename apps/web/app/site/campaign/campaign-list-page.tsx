import { Campaign } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { Pager } from '@pulli/ui/pager/pager.tsx'
import { data } from 'react-router'
import { addresses } from '#addresses.ts'
import { campaignPagePath } from '#content/content-paths.ts'
import { readList } from '#content/read-content.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { campaignListAddress } from '#record-addresses.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { originCrumb, readOrigin } from '#shell/origin.ts'
import { PAGE_SIZE, pageNumber } from '#site/blog/page-of.ts'
import { PastEnd } from '#site/blog/past-end.tsx'
import type { Route } from './+types/campaign-list-page'
import { CampaignCards } from './campaign-cards.tsx'
import { CampaignSide } from './campaign-side.tsx'
import { campaignFeedLink, summarizeCampaign } from './campaigns.ts'
import '#site/blog/list-page.css'

/** CMP-02, CMP-03, CNT-08. A page past the end answers 404, with the way to the last one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageNumber(query.get('page'))
  const from = readOrigin(query.get('from'))
  const list = await readList(context, Campaign, campaignPagePath(page, PAGE_SIZE))
  const pageCount = list?.pageCount ?? page
  const isPastEnd = page > pageCount
  const campaigns = list?.records.map(summarizeCampaign) ?? []
  return data(serverOnly({ page, from, pageCount, isPastEnd, campaigns }), { status: isPastEnd ? 404 : 200 })
}

export function meta(args: Route.MetaArgs) {
  const { page, isPastEnd } = args.loaderData ?? { page: 1 }
  const title = m.campaign_list_title()
  return describePage(args, {
    title: pageTitle(page > 1 ? m.campaign_list_meta_title_page({ title, page: String(page) }) : title),
    description: m.campaign_meta_description(),
    canonical: campaignListAddress({ page }),
    isUnlisted: isPastEnd,
    feed: campaignFeedLink(),
  })
}

export default function CampaignListPage({ loaderData }: Route.ComponentProps) {
  const { page, from, pageCount, isPastEnd, campaigns } = loaderData
  const { settings } = useRoot()
  const parent = originCrumb(from) ?? { label: m.campaign_crumb(), href: addresses.awarenessCampaigns }
  return (
    <div className="wrap">
      <Breadcrumbs trail={[parent, { label: m.campaign_list_all() }]} />
      <div className="grid list">
        <header className="list__head">
          <h1>{m.campaign_list_title()}</h1>
          <p className="lead list__lead">{m.campaign_list_lead()}</p>
        </header>
        <div className="list__body">
          {isPastEnd ? (
            <PastEnd page={page} lastHref={campaignListAddress({ page: pageCount, from })} />
          ) : (
            <CampaignCards campaigns={campaigns} layout="page" />
          )}
          {campaigns.length > 0 && (
            <Pager
              label={m.shell_nav_pages()}
              previousLabel={m.pager_prev()}
              nextLabel={m.pager_next()}
              pageLabel={m.pager_page()}
              page={page}
              pageCount={pageCount}
              hrefFor={(other) => campaignListAddress({ page: other, from })}
            />
          )}
        </div>
        <div className="list__side">
          <CampaignSide panel={settings?.blogPanel} />
        </div>
      </div>
    </div>
  )
}
