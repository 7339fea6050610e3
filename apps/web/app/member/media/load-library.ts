import { m } from '@pulli/messages/messages.js'
import type { Tone } from '@pulli/ui/cover/cover-tones.ts'
import { addresses } from '#addresses.ts'
import { callApi, type Outcome } from '#api/call-api.ts'
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

/** Loads the library. It is the same for everyone, so the call carries no token. */
export const loadLibrary = () => callApi<Library>(addresses.memberLibrary, { read: readLibrary })

/** It comes without an envelope (`library-route.ts`). */
async function readLibrary(response: Response): Promise<Outcome<Library>> {
  if (response.ok) return { kind: 'done', data: await response.json(), message: '' }
  const { status } = response
  return { kind: 'refused', status, code: 'unreadable', message: m.library_not_read_text(), fields: {} }
}
