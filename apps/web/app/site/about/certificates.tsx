import type { Certificate } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { Carousel } from '@pulli/ui/carousel/carousel.tsx'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import { coverImage } from '#content/cover-image.ts'
import { imageSources } from '#content/image-sources.ts'

const HEADING = 'certificates-h'
const SIZES = '(min-width: 1200.02px) 28vw, (min-width: 768.02px) 45vw, 92vw'

/** LIM-14 */
const EVERY_MS = 4_000

/** ABT-05: the certificates of the settings; without any there is no such section. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  if (certificates.length === 0) return null
  const cards = String(certificates.length)
  return (
    <div className="section">
      <div className="wrap">
        <Carousel
          labelledBy={HEADING}
          head={
            <div>
              <h2 id={HEADING}>{m.about_certificates_title()}</h2>
              {certificates.some(({ isSample }) => isSample) && (
                <p className="note">{m.about_certificates_samples()}</p>
              )}
            </div>
          }
          inView="three"
          words={{
            previous: m.about_certificates_previous(),
            next: m.about_certificates_next(),
            count: (card) => m.about_certificates_count({ card: String(card), cards }),
          }}
          advance={{
            everyMs: EVERY_MS,
            pause: m.about_certificates_pause(),
            play: m.about_certificates_play(),
          }}
          cards={certificates.map(({ title, issuer, image, isSample }) => ({
            id: title,
            content: (
              <figure className="certificate">
                <Cover seed={title} shape="card" image={coverImage(image && imageSources(image, SIZES))} />
                <figcaption>
                  <span className="certificate__title">{title}</span>
                  {issuer && <span className="note">{issuer}</span>}
                  {isSample && <SampleMark>{m.sample_mark()}</SampleMark>}
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </div>
  )
}
