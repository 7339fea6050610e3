import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import type { Tone } from '@pulli/ui/cover/cover-tones.ts'
import { MediaLength } from '@pulli/ui/media-length/media-length.tsx'
import { VideoPlayer, type VideoPlayerProps } from '@pulli/ui/video-player/video-player.tsx'
import { coverImage } from '#content/cover-image.ts'
import type { VideoEntry } from './video-entry.ts'

interface EntryPlayerProps {
  entry: VideoEntry
  tone: Tone | undefined
  /** Loads the picture at once: it is above the fold. */
  priority?: boolean
  /** Shows the length on the cover. */
  showsLength?: boolean
  /** Handles the click on the cover on a page without the document script. */
  onPlay?: VideoPlayerProps['onPlay']
}

/** The player of one seminar or video. */
export function EntryPlayer({ entry, tone, priority, showsLength, onPlay }: EntryPlayerProps) {
  const { id, title, src, poster, captions } = entry
  return (
    <VideoPlayer
      id={id}
      src={src}
      label={title}
      playLabel={m.media_play({ title })}
      captions={captions === undefined ? undefined : { src: captions, label: m.media_captions() }}
      cover={<Cover seed={id} shape="film" tone={tone} image={coverImage(poster)} priority={priority} />}
      length={showsLength && <EntryLength id={id} />}
      onPlay={onPlay}
    />
  )
}

/** SEM-03, SEM-04: `Loading...` until the metadata is loaded. */
export function EntryLength({ id }: { id: string }) {
  return <MediaLength of={id} label={m.media_length()} pending={m.media_loading()} />
}
