import { mediaAddress } from '@pulli/contracts/content.ts'
import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { Doorway } from '@pulli/ui/kolam/doorway.tsx'
import { CONTENT_HOST } from '#content/image-sources.ts'
import { FilmDialog } from '#site/film/film-dialog.tsx'

const DIALOG = 'film'

/** Seed of a kolam that lies calm and whole in the light. */
const FLOOR = '46680'

/** STA-11, STA-12: the banner, a door half open with a play disc in its light; without a film it is only the door. */
export function FilmBehindDoor({ film }: { film: SiteSetting['counsellorVideo'] }) {
  const door = <Doorway seed={FLOOR} open={0.5} />
  if (!film?.videoFile) return <div className="door-film draw">{door}</div>
  const file = mediaAddress(CONTENT_HOST, film.videoFile.url)
  return (
    <>
      <button className="door-film draw" type="button" data-open={DIALOG}>
        {door}
        <span className="door-film__play">
          <Icon name="play" />
        </span>
        <span className="sr">{m.home_video_play({ title: film.title })}</span>
      </button>
      <noscript>
        <p className="note">
          <a href={file}>{m.get_started_film_alone({ title: film.title })}</a>
        </p>
      </noscript>
      <FilmDialog
        id={DIALOG}
        title={film.title}
        file={file}
        captions={film.captions && mediaAddress(CONTENT_HOST, film.captions.url)}
      />
    </>
  )
}
