import type { SiteSetting } from '@pulli/contracts/content.ts'
import { mediaAddress } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import { Dialog, DialogClose } from '@pulli/ui/dialog/dialog.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { VideoButton } from '@pulli/ui/video-button/video-button.tsx'
import { addresses } from '#addresses.ts'
import { CONTENT_HOST, imageSources } from '#content/image-sources.ts'
import { coverImage } from '#site/blog/blog-cards.tsx'

const FILM_DIALOG = 'film'
const POSTER_SIZES = '(min-width: 60rem) 58vw, 92vw'

type Video = NonNullable<SiteSetting['counsellorVideo']>

/** HOME-05; without a film its drawing stands there, and nothing to press. */
export function Counsellor({ video }: { video: Video | undefined }) {
  const film = video?.videoFile && { ...video, file: mediaAddress(CONTENT_HOST, video.videoFile.url) }
  return (
    <section className="section section--sunk" aria-labelledby="couns-h">
      <div className="wrap grid couns">
        <div className="couns__v">
          {film ? (
            <VideoButton
              dialogId={FILM_DIALOG}
              label={m.home_video_play({ title: film.title })}
              caption={film.caption ?? film.title}
              poster={<Poster image={film.poster} />}
            />
          ) : (
            <span className="video__art">
              <Poster image={undefined} />
            </span>
          )}
        </div>
        <div className="couns__t">
          <p className="tag">{m.home_counsellors_tag()}</p>
          <h2 id="couns-h">{m.home_counsellors_title()}</h2>
          <p>{m.home_counsellors_text()}</p>
          <p>
            <MoreLink href={addresses.team}>{m.home_meet_team()}</MoreLink>
          </p>
        </div>
      </div>
      {film && <FilmDialog title={film.title} file={film.file} captions={film.captions?.url} />}
    </section>
  )
}

function Poster({ image }: { image: Video['poster'] }) {
  const sources = image && imageSources(image, POSTER_SIZES)
  return <Cover seed="counsellor" shape="card" tone="night" image={coverImage(sources)} />
}

/** STA-11, STA-12: the film is fetched when the dialog opens, not before. */
function FilmDialog({
  title,
  file,
  captions,
}: {
  title: string
  file: string
  captions: string | undefined
}) {
  return (
    <Dialog id={FILM_DIALOG} className="dialog--film" labelledBy="film-h">
      <h2 className="sr" id="film-h">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are a file of the editors' beside the film */}
      <video className="film tone-night" src={file} controls preload="none" playsInline>
        {captions && (
          <track
            kind="captions"
            srcLang="en"
            label={m.home_video_captions()}
            src={mediaAddress(CONTENT_HOST, captions)}
          />
        )}
      </video>
      <DialogClose label={m.home_video_close()} />
    </Dialog>
  )
}
