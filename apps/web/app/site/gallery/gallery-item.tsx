import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import type { Tone } from '@pulli/ui/cover/cover-tones.ts'
import { Dialog, DialogClose } from '@pulli/ui/dialog/dialog.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { coverImage } from '#content/cover-image.ts'
import type { GalleryPicture } from './gallery-pictures.ts'

interface GalleryItemProps {
  picture: GalleryPicture
  /** Id of its larger view. */
  dialogId: string
  tone: Tone | undefined
  /** Whether it is in the first view. */
  priority: boolean
}

/** GAL-02: a picture with an arrow over it, which leads to a larger view; without a script, to the file. */
export function GalleryItem({ picture, dialogId, tone, priority }: GalleryItemProps) {
  const { image, title } = picture
  const inside = (
    <>
      <Cover seed={picture.id} shape="card" tone={tone} image={withoutWords(image)} priority={priority} />
      <span className="gallery__overlay">
        <span>
          <span className="sr">{m.gallery_view({ title })}</span>
          <span aria-hidden="true">{title}</span>
        </span>
        <Icon name="arrow-right" />
      </span>
    </>
  )
  return (
    <li className="gallery__item">
      {image ? (
        <a className="gallery__link" href={image.src} data-open={dialogId}>
          {inside}
        </a>
      ) : (
        <button className="gallery__link" type="button" data-open={dialogId}>
          {inside}
        </button>
      )}
      <LargerView picture={picture} dialogId={dialogId} tone={tone} />
    </li>
  )
}

/** In the grid the link says what there is to see; the picture's own words are with the larger view. */
function withoutWords(image: GalleryPicture['image']) {
  const cover = coverImage(image)
  return cover && { ...cover, alt: '' }
}

/** Its image waits until the dialog opens: nothing that is not displayed is fetched lazily. */
function LargerView({ picture, dialogId, tone }: Omit<GalleryItemProps, 'priority'>) {
  const { id, title, kind, image } = picture
  const heading = `${dialogId}-h`
  return (
    <Dialog id={dialogId} className="dialog--picture" labelledBy={heading}>
      <Cover seed={id} shape="card" tone={tone} image={coverImage(image)} />
      {!image && <p className="sr">{m.gallery_drawn_alt()}</p>}
      <h2 id={heading}>{title}</h2>
      <p className="note">{kind}</p>
      <DialogClose label={m.gallery_close()} />
    </Dialog>
  )
}
