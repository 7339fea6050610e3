import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { Film } from '#site/film/film.tsx'
import '#site/film/film-section.css'

const POSTER_SIZES = '(min-width: 60rem) 58vw, 92vw'

/** HOME-05; without a film, its drawing and no button. */
export function Counsellor({ video }: { video: SiteSetting['counsellorVideo'] }) {
  return (
    <section className="section section--sunk" aria-labelledby="couns-h">
      <div className="wrap grid couns">
        <div className="couns__video">
          <Film id="film" film={video} seed="counsellor" tone="night" sizes={POSTER_SIZES} />
        </div>
        <div className="couns__text">
          <p className="tag">{m.home_counsellors_tag()}</p>
          <h2 id="couns-h">{m.home_counsellors_title()}</h2>
          <p>{m.home_counsellors_text()}</p>
          <p>
            <MoreLink href={addresses.team}>{m.home_meet_team()}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}
