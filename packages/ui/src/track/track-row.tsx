import type { AudioHTMLAttributes, FormEvent, MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '#icon/icon.tsx'
import { IconButton } from '#icon-button/icon-button.tsx'
import './track.css'

/** Props of `TrackRow`. */
export interface TrackRowProps {
  /** Id of the audio element. */
  readonly id: string
  readonly title: string
  readonly headingLevel: 2 | 3
  /** Joined, as in "Sleep | Sound". */
  readonly tags?: string | undefined
  readonly author?: string | undefined
  /** Shown on request, under `aboutText`. */
  readonly text?: string | undefined
  readonly aboutText: string
  /** A `Cover` of the shape square. */
  readonly cover: ReactNode
  /** A `MediaLength`. */
  readonly length: ReactNode
  readonly src: string
  /** Already in words, as in "1.2 MB". */
  readonly size?: string | undefined
  readonly isPlaying: boolean
  /** Current action: "Play Rain" or "Pause Rain". */
  readonly playLabel: string
  readonly onPlay?: ((event: MouseEvent) => void) | undefined
  /** What the button shows, and its name with the title in it. */
  readonly downloadText: string
  readonly downloadLabel: string
  readonly isDownloading?: boolean | undefined
  readonly onDownload?: ((event: FormEvent) => void) | undefined
  /** A `FavouriteButton`, where recordings can be favourites. */
  readonly keep?: ReactNode
  /** Result of the last action in this row; `undefined` where the page announces it elsewhere. */
  readonly status?: string | undefined
  readonly hidden?: boolean | undefined
  /** Further attributes of the audio element. */
  readonly audio: AudioHTMLAttributes<HTMLAudioElement> & { readonly ref?: Ref<HTMLAudioElement> }
}

/**
 * One recording. The audio element is the browser's own player without scripts, and what plays in any case; the
 * download is a form, so that a press before the script is there is not lost.
 */
export function TrackRow(props: TrackRowProps) {
  const { id, title, headingLevel, tags, author, text, cover, length, src, size, isPlaying, audio } = props
  const { keep, status, hidden } = props
  const Heading = `h${headingLevel}` as const
  return (
    <li id={`${id}-row`} className={isPlaying ? 'track is-on' : 'track'} hidden={hidden}>
      <IconButton
        strong
        className="track__play"
        icon={isPlaying ? 'pause' : 'play'}
        label={props.playLabel}
        data-plays={id}
        onClick={props.onPlay}
      />
      {cover}
      <div className="track__text">
        <Heading className="track__name">{title}</Heading>
        <p className="track__facts note">
          {length}
          {tags && <span>{tags}</span>}
          {author && <span>{author}</span>}
        </p>
        {text && (
          <details className="track__about">
            <summary>
              {props.aboutText}
              <span className="sr">: {title}</span>
              <Icon name="chevron-down" small />
            </summary>
            <p>{text}</p>
          </details>
        )}
      </div>
      <form className="track__get" method="get" action={src} onSubmit={props.onDownload}>
        <button
          className="track__download"
          type="submit"
          aria-label={size ? `${props.downloadLabel}, ${size}` : props.downloadLabel}
          aria-busy={props.isDownloading || undefined}
        >
          <Icon name="download" />
          <span>{props.downloadText}</span>
        </button>
        {size && <span className="track__size note tnum">{size}</span>}
      </form>
      {keep !== undefined && <div className="track__offline">{keep}</div>}
      {status !== undefined && (
        <p className="track__status note" role="status">
          {status}
        </p>
      )}
      <audio {...audio} className="track__media" id={id} src={src} preload="none" aria-label={title} />
    </li>
  )
}
