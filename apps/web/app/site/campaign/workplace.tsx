import type { Film as FilmRecord } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { Film } from '#site/film/film.tsx'
import '#site/film/film-section.css'

const POSTER_SIZES = '(min-width: 60rem) 58vw, 92vw'

/** AWC-05: what a workplace gets, beside a film that opens. */
export function Workplace({ film }: { film: FilmRecord | undefined }) {
  const shown = film && { ...film, caption: m.campaign_work_film({ title: film.title }) }
  return (
    <section className="section section--sunk" aria-labelledby="work-h">
      <div className="wrap grid couns">
        <div className="couns__video">
          <Film id="film" film={shown} seed="workplace" tone="teal" sizes={POSTER_SIZES} />
        </div>
        <div className="couns__text">
          <p className="tag">{m.campaign_work_tag()}</p>
          <h2 id="work-h">{m.campaign_work_title()}</h2>
          <p>{m.campaign_work_text()}</p>
          <p>
            <MoreLink href={addresses.contact}>{m.campaign_work_ask()}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}
