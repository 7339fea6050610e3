import type { CoverImage } from '@pulli/ui/cover/cover.tsx'
import type { Tone } from '@pulli/ui/cover/cover-tones.ts'

/** One recording, as plain values that an island can be given. */
export interface Track {
  /** The record's documentId. */
  id: string
  title: string
  author: string | undefined
  /** Joined by ` | ` (AUD-02). */
  tags: string | undefined
  text: string | undefined
  src: string
  /** How large the file is, in words: "1.2". */
  megabytes: string | undefined
  tone: Tone | undefined
  image: CoverImage | undefined
}
