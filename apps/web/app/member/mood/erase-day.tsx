import type { Mood } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { eraseEntry } from '#member/check-in/erase-entry.ts'
import { dayInFull } from '#member/day/date-words.ts'
import { EraseButton } from '#member/erasure/erase-button.tsx'

interface EraseDayProps {
  /** Prefix of its ids: the page and a dialog may both have one. */
  id: string
  entry: Mood
  onErased: (entry: Mood) => void
}

/** D55: erases the saved entry of a day. */
export function EraseDay({ id, entry, onErased }: EraseDayProps) {
  const day = dayInFull(entry.day)
  return (
    <p className="checkin__erase">
      <EraseButton
        id={id}
        question={{
          title: m.mood_erase_title({ day }),
          text: entry.note ? m.mood_erase_text_note() : m.mood_erase_text(),
        }}
        erase={() => eraseEntry(entry)}
        onErased={() => onErased(entry)}
      >
        {m.mood_erase()}
      </EraseButton>
    </p>
  )
}
