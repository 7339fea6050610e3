import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { Film } from '#site/film/film.tsx'

const POSTER_SIZES = '(min-width: 60rem) 55vw, 92vw'

/** ABT-01, ABT-04: our story in two uneven columns, with the film. */
export function Story({ film }: { film: SiteSetting['counsellorVideo'] }) {
  return (
    <section className="section section--sunk" aria-labelledby="story-h">
      <div className="wrap grid story">
        <div className="story__text">
          <h2 id="story-h">{m.about_story_title()}</h2>
          <p className="lead">{m.about_story_begin()}</p>
        </div>
        <div className="story__video">
          <Film id="film" film={film} seed="story" tone="night" sizes={POSTER_SIZES} />
          <div className="story__rest">
            <p>{m.about_story_then()}</p>
            <div>
              <p>{m.about_story_name()}</p>
              <MoreLink href={addresses.photoGallery}>{m.about_story_gallery()}</MoreLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
