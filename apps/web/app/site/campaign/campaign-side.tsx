import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { SidePanel } from '#site/blog/side-panel.tsx'
import '#site/blog/side-panel.css'

/** CMP-01: how to get a campaign, then the way into the blogs. */
export function CampaignSide({ panel }: { panel: SiteSetting['blogPanel'] }) {
  return (
    <SidePanel
      panel={panel}
      searchLabel={m.campaign_search_blogs()}
      before={
        <section>
          <h2 className="side__head">{m.campaign_bring()}</h2>
          <p className="small quiet">{m.campaign_bring_text()}</p>
          <p>
            <MoreLink href={addresses.contact}>{m.campaign_bring_link()}</MoreLink>
          </p>
        </section>
      }
    />
  )
}
