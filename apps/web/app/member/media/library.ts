import type { Tone } from '@pulli/ui/cover/cover-tones.ts'
import type { Track } from '#media/player/track.ts'
import type { VideoEntry } from '#media/video-entry.ts'

/** A film of the library. */
export interface Film {
  /** By which it is a favourite. */
  documentId: string
  tone: Tone | undefined
  entry: VideoEntry
}

/** What there is to listen to and to watch, the newest first; null where it could not be read. */
export interface Library {
  tracks: Track[] | null
  films: Film[] | null
}
