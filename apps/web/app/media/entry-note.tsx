import { m } from '@pulli/messages/messages.js'
import { EntryLength } from './entry-player.tsx'
import type { VideoEntry } from './video-entry.ts'

interface EntryNoteProps {
  entry: VideoEntry
  /** Whether its length stands here, and not on the cover. */
  showsLength?: boolean
}

/** When it was made, how long it is, and who posted it (SEM-01, D29, VID-01). */
export function EntryNote({ entry: { id, day, dayInWords, time, author }, showsLength }: EntryNoteProps) {
  const when = dayInWords && time ? m.media_day_time({ day: dayInWords, time }) : (dayInWords ?? time)
  return (
    <p className="note facts">
      {when && (day ? <time dateTime={day}>{when}</time> : <span>{when}</span>)}
      {showsLength && <EntryLength id={id} />}
      {author && <span>{m.media_posted_by({ author })}</span>}
    </p>
  )
}
