import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#icon/icon.tsx'
import './video-player.css'

/** Props of `VideoPlayer`. */
export interface VideoPlayerProps {
  /** Id of the video element. */
  readonly id: string
  readonly src: string
  /** A file of captions and what the player's menu calls it. */
  readonly captions?: { readonly src: string; readonly label: string } | undefined
  /** Name of the player. */
  readonly label: string
  /** What a press does, as in "Play Sleep, plainly". */
  readonly playLabel: string
  /** A `Cover`: it lies behind the player and is seen until the film begins. */
  readonly cover: ReactNode
  /** A `MediaLength`. */
  readonly length?: ReactNode
  /** The press on the cover, where no start script takes it. */
  readonly onPlay?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * A poster of nothing, so that the player shows what lies behind it. A poster of its own every browser fetches with
 * the page, however far down the film is, and in one size and one format.
 */
const CLEAR = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** The browser's own player, and in its place a play disc until the first press. Without scripts there is no disc. */
export function VideoPlayer({
  id,
  src,
  captions,
  label,
  playLabel,
  cover,
  length,
  onPlay,
}: VideoPlayerProps) {
  return (
    <div className="screen">
      {cover}
      <button className="screen__cover" type="button" data-plays={id} onClick={onPlay}>
        <span className="screen__play">
          <Icon name="play" />
        </span>
        <span className="sr">{playLabel}. </span>
        {length && <span className="screen__len">{length}</span>}
      </button>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are a file of the editors' beside the film */}
      <video
        className="screen__video"
        id={id}
        src={src}
        poster={CLEAR}
        aria-label={label}
        controls
        preload="none"
        playsInline
      >
        {captions && <track kind="captions" srcLang="en" label={captions.label} src={captions.src} />}
      </video>
    </div>
  )
}
