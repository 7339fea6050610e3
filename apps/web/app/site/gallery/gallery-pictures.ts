import { MediaImage } from '@pulli/contracts/content.ts'
import type { ContentList } from '@pulli/contracts/content-answers.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { type ImageSources, imageSources } from '#content/image-sources.ts'
import { type LoaderContext, readList } from '#content/read-content.ts'

/** GAL-02 */
const SHOWN = 6

const SIZES = '(min-width: 48rem) 60vw, 92vw'

// Addresses used only by the gallery: each address is read with one schema.
const READ = `populate=*&sort=createdAt:desc&pagination[pageSize]=${SHOWN}`
const SEMINARS = `/api/seminars?${READ}`
const CAMPAIGNS = `/api/webinars?${READ}`

const picture = MediaImage.optional().catch(undefined)
/** A seminar or a campaign, as far as the gallery looks at it. */
const Pictured = z.object({
  documentId: z.string(),
  title: z.string().min(1),
  poster: picture,
  image: picture,
})
type Pictured = z.infer<typeof Pictured>

/** One picture of the gallery; without an image it is drawn from its id. */
export interface GalleryPicture {
  id: string
  title: string
  kind: string
  image: ImageSources | undefined
}

/** Six pictures, half of them of campaigns and half of seminars; where there are fewer, kolams complete them. */
export async function galleryPictures(context: LoaderContext): Promise<GalleryPicture[]> {
  const [seminars, campaigns] = await Promise.all([
    readList(context, Pictured, SEMINARS),
    readList(context, Pictured, CAMPAIGNS),
  ])
  const [some, others] = [pictures(campaigns, m.gallery_campaign()), pictures(seminars, m.gallery_seminar())]
  const each = SHOWN / 2
  const found = [...some.slice(0, each), ...others.slice(0, each), ...some.slice(each), ...others.slice(each)]
  return [...found, ...drawn()].slice(0, SHOWN)
}

function pictures(list: ContentList<Pictured> | undefined, kind: string): GalleryPicture[] {
  return (list?.records ?? []).flatMap(({ documentId, title, poster, image }) => {
    const file = poster ?? image
    return file ? [{ id: documentId, title, kind, image: imageSources(file, SIZES) }] : []
  })
}

function drawn(): GalleryPicture[] {
  const titles = [
    m.gallery_drawn_one(),
    m.gallery_drawn_two(),
    m.gallery_drawn_three(),
    m.gallery_drawn_four(),
    m.gallery_drawn_five(),
    m.gallery_drawn_six(),
  ]
  return titles.map((title) => ({ id: title, title, kind: m.gallery_drawing(), image: undefined }))
}
