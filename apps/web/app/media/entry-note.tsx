import { m } from '@pulli/messages/messages.js'
import { EntryLength } from './entry-player.tsx'
import type { VideoEntry } from './video-entry.ts'

interface EntryNoteProps {
  entry: VideoEntry
  /** Shows the length here, not on the cover. */
  showsLength?: boolean
}

/** Date, length and author (SEM-01, D29, VID-01). */
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
