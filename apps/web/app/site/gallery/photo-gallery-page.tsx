import { m } from '@pulli/messages/messages.js'
import { coverTones } from '@pulli/ui/cover/cover-tones.ts'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/photo-gallery-page'
import { GalleryItem } from './gallery-item.tsx'
import { galleryPictures } from './gallery-pictures.ts'
import './gallery.css'

export async function loader({ context }: Route.LoaderArgs) {
  return serverOnly({ pictures: await galleryPictures(context) })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.gallery_meta_title()),
    description: m.gallery_meta_description(),
    canonical: addresses.photoGallery,
  })
}

/** GAL-01 to GAL-04 */
export default function PhotoGalleryPage({ loaderData: { pictures } }: Route.ComponentProps) {
  const tones = coverTones(pictures.map(({ id }) => id))
  return (
    <div className="wrap" data-follower="">
      <Breadcrumbs trail={[{ label: m.gallery_title() }]} />
      <section className="gallery-page" aria-labelledby="gallery-h">
        <h1 id="gallery-h">{m.gallery_title()}</h1>
        <p className="lead">{m.gallery_lead()}</p>
        <ul className="gallery">
          {pictures.map((picture, index) => (
            <GalleryItem
              key={picture.id}
              picture={picture}
              dialogId={`picture-${index + 1}`}
              tone={tones[index]}
              priority={index === 0}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}
