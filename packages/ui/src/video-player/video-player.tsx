import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#icon/icon.tsx'

/** What `VideoPlayer` takes. */
export interface VideoPlayerProps {
  /** Id of the video element. */
  readonly id: string
  readonly src: string
  /** Address of the picture that the player shows before it plays. */
  readonly poster?: string | undefined
  /** A file of captions and what the player's menu calls it. */
  readonly captions?: { readonly src: string; readonly label: string } | undefined
  /** Name of the player. */
  readonly label: string
  /** What a press does, as in "Play Sleep, plainly". */
  readonly playLabel: string
  /** A `Cover`, which a script takes away with the first press. */
  readonly cover: ReactNode
  /** A `MediaLength`. */
  readonly length?: ReactNode
  /** The press on the cover, where no start script takes it. */
  readonly onPlay?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/** The browser's own player under a cover with a play disc. Without scripts there is no cover. */
export function VideoPlayer({
  id,
  src,
  poster,
  captions,
  label,
  playLabel,
  cover,
  length,
  onPlay,
}: VideoPlayerProps) {
  return (
    <div className="screen">
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are a file of the editors' beside the film */}
      <video
        className="screen__v"
        id={id}
        src={src}
        poster={poster}
        aria-label={label}
        controls
        preload="none"
        playsInline
      >
        {captions && <track kind="captions" srcLang="en" label={captions.label} src={captions.src} />}
      </video>
      <button className="screen__c" type="button" data-plays={id} onClick={onPlay}>
        {cover}
        <span className="screen__play">
          <Icon name="play" />
        </span>
        <span className="sr">{playLabel}. </span>
        {length && <span className="screen__len">{length}</span>}
      </button>
    </div>
  )
}
