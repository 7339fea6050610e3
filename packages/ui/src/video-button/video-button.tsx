import type { ReactNode } from 'react'
import { Icon } from '#icon/icon.tsx'
import './video-button.css'

/** Props of `VideoButton`. */
export interface VideoButtonProps {
  /** Id of the dialog that holds the video. */
  readonly dialogId: string
  /** What it does, read out before the caption, as in "Play the video". */
  readonly label: string
  readonly caption: ReactNode
  /** Already in words, as in "2:40". */
  readonly duration?: string | undefined
  /** A `Cover`. */
  readonly poster: ReactNode
}

/** A poster with a play disc; a script opens the dialog that `data-open` names. */
export function VideoButton({ dialogId, label, caption, duration, poster }: VideoButtonProps) {
  return (
    <button className="video" type="button" data-open={dialogId}>
      <span className="video__art">{poster}</span>
      <span className="video__play">
        <Icon name="play" />
        <span className="sr">{label}: </span>
      </span>
      <span className="video__cap">
        {caption}
        {duration && <span className="tnum"> {duration}</span>}
      </span>
    </button>
  )
}
