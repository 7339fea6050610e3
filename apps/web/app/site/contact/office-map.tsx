import type { MediaImage } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import { coverImage } from '#content/cover-image.ts'
import { imageSources } from '#content/image-sources.ts'

const SIZES = '(min-width: 60rem) 48vw, 92vw'

interface OfficeMapProps {
  image: MediaImage | undefined
  /** Addresses at OpenStreetMap: for the frame, and as a page of its own. */
  frame: string
  page: string
}

/** CON-04, CON-05: our drawing; the map from OpenStreetMap takes its place after a click. */
export function OfficeMap({ image, frame, page }: OfficeMapProps) {
  return (
    <section
      className="map"
      aria-labelledby="map-h"
      data-enhancer="map"
      data-frame={frame}
      data-title={m.contact_map_frame()}
    >
      <h2 className="sr" id="map-h">
        {m.contact_map_title()}
      </h2>
      <div className="map__still" data-role="still">
        <Cover seed="office" shape="card" image={coverImage(image && imageSources(image, SIZES))} />
      </div>
      <div className="map__text" data-role="before">
        <ButtonLink kind="line" href={page} rel="noopener noreferrer" data-role="load">
          {m.contact_map_load()}
        </ButtonLink>
        <p className="note">{m.contact_map_note()}</p>
      </div>
    </section>
  )
}
