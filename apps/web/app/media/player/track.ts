import type { CoverImage } from '@pulli/ui/cover/cover.tsx'
import type { Tone } from '@pulli/ui/cover/cover-tones.ts'

/** A recording, serialisable for island props. */
export interface Track {
  /** `documentId` of the record. */
  id: string
  title: string
  author: string | undefined
  /** Joined by ` | ` (AUD-02). */
  tags: string | undefined
  text: string | undefined
  src: string
  /** Ambient sound that is left on, rather than a piece with an end: it repeats unless that is switched off. */
  isAmbient: boolean
  /** The size of the file, formatted: "1.2". */
  megabytes: string | undefined
  tone: Tone | undefined
  image: CoverImage | undefined
}
