import type { Tone } from '@pulli/ui/cover/cover-tones.ts'
import type { Track } from '#media/player/track.ts'
import type { VideoEntry } from '#media/video-entry.ts'

/** A video of the library. */
export interface Film {
  /** The id under which it is a favourite. */
  documentId: string
  tone: Tone | undefined
  entry: VideoEntry
}

/** The recordings and videos, newest first; null if they could not be read. */
export interface Library {
  tracks: Track[] | null
  films: Film[] | null
}
