import { mediaAddress } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import type { Tone } from '@pulli/ui/cover/cover-tones.ts'
import { VideoButton } from '@pulli/ui/video-button/video-button.tsx'
import { coverImage } from '#content/cover-image.ts'
import { CONTENT_HOST, type ImageSources, imageSources } from '#content/image-sources.ts'
import { FilmDialog } from './film-dialog.tsx'

/** A film record of the content service. */
export interface FilmRecord {
  title: string
  caption?: string | undefined
  videoFile?: { url: string } | undefined
  poster?: Parameters<typeof imageSources>[0] | undefined
  captions?: { url: string } | undefined
}

interface FilmProps {
  /** Id of its dialog; unique on a page. */
  id: string
  film: FilmRecord | undefined
  /** Seed of the drawing that replaces a missing poster. */
  seed: string
  tone: Tone
  /** The `sizes` attribute of the poster. */
  sizes: string
}

/** STA-11, STA-12: a poster that opens its film; without a film, a drawing and no button. */
export function Film({ id, film, seed, tone, sizes }: FilmProps) {
  const drawing = (image?: ImageSources) => (
    <Cover seed={seed} shape="card" tone={tone} image={coverImage(image)} />
  )
  if (!film?.videoFile) return <span className="video__art">{drawing()}</span>
  const { title, caption, videoFile, poster, captions } = film
  return (
    <>
      <VideoButton
        dialogId={id}
        label={m.home_video_play({ title })}
        caption={caption ?? title}
        poster={drawing(poster && imageSources(poster, sizes))}
      />
      <FilmDialog
        id={id}
        title={title}
        file={mediaAddress(CONTENT_HOST, videoFile.url)}
        captions={captions && mediaAddress(CONTENT_HOST, captions.url)}
      />
    </>
  )
}
