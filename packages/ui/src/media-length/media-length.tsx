import './media-length.css'

/** Props of `MediaLength`. */
export interface MediaLengthProps {
  /** Id of the audio or video element. */
  readonly of: string
  /** Read out before it, as in "Length". */
  readonly label: string
  /** Shown until the length is known. */
  readonly pending: string
}

/** How long a recording is; a script writes it once the element's metadata is there, without asking React. */
export function MediaLength({ of, label, pending }: MediaLengthProps) {
  return (
    <span className="length tnum">
      <span className="sr">{label}: </span>
      <span data-length-of={of} suppressHydrationWarning>
        {pending}
      </span>
    </span>
  )
}
