import { m } from '@pulli/messages/messages.js'
import { WayRow } from '@pulli/ui/way/way-row.tsx'
import { addresses } from '#addresses.ts'

/** HOME-04; the seed of each drawing is its own word. */
const ways = [
  {
    href: addresses.assessments,
    seed: 'assess',
    title: m.home_way_assessments,
    text: m.home_way_assessments_text,
  },
  { href: addresses.seminars, seed: 'seminars', title: m.home_way_seminars, text: m.home_way_seminars_text },
  { href: addresses.journals, seed: 'blogs', title: m.home_way_blogs, text: m.home_way_blogs_text },
  { href: addresses.artsVideo, seed: 'video', title: m.home_way_videos, text: m.home_way_videos_text },
  {
    href: addresses.awarenessCampaigns,
    seed: 'campaigns',
    title: m.home_way_campaigns,
    text: m.home_way_campaigns_text,
  },
]

export function Ways() {
  return (
    <section className="section" aria-labelledby="ways-h">
      <div className="wrap grid">
        <div className="ways__head">
          <p className="tag">{m.home_ways_tag()}</p>
          <h2 id="ways-h">{m.home_ways_title()}</h2>
          <p className="lead ways__lead">{m.home_ways_lead()}</p>
        </div>
        <ul className="ways">
          {ways.map(({ href, seed, title, text }) => (
            <WayRow key={href} href={href} seed={seed} title={title()} text={text()} />
          ))}
        </ul>
      </div>
    </section>
  )
}
