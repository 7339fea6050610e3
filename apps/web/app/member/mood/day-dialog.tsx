import type { Mood } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { dayInFull } from '#member/day/date-words.ts'
import { CheckInDialog } from './check-in-dialog.tsx'
import type { OpenDrafts } from './mood-drafts.ts'
import { type SavedCheckIn, useCheckIn } from './use-check-in.ts'

interface DayDialogProps {
  day: string
  entry: Mood | undefined
  isLoaded: boolean
  drafts: OpenDrafts
  askConsent: () => Promise<boolean>
  onEntry: (entry: Mood) => void
  onSaved: (saved: SavedCheckIn) => void
  onErased: (entry: Mood) => void
  onClose: () => void
}

/** A past day: shows its entry, to be changed, or an empty day of the last week, to be filled in. */
export function DayDialog({ onSaved, onErased, onClose, ...options }: DayDialogProps) {
  const checkIn = useCheckIn(options)
  return (
    <CheckInDialog
      checkIn={checkIn}
      title={m.mood_title_day({ day: dayInFull(options.day) })}
      sliderLabel={m.mood_slider_day()}
      onSaved={onSaved}
      onErased={onErased}
      onCancel={checkIn.reset}
      onClose={onClose}
    />
  )
}
