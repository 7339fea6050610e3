import type { Mood } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { memo, useState } from 'react'
import { CheckInDialog } from './check-in-dialog.tsx'
import { CheckInForm } from './check-in-form.tsx'
import type { OpenDrafts } from './mood-drafts.ts'
import { type SavedCheckIn, useCheckIn } from './use-check-in.ts'

interface TodaysCheckInProps {
  today: string
  entry: Mood | undefined
  isLoaded: boolean
  drafts: OpenDrafts
  /** Whether the dialog is open too. */
  isAsking: boolean
  askConsent: () => Promise<boolean>
  onEntry: (entry: Mood) => void
  onSaved: (saved: SavedCheckIn) => void
  onErased: (entry: Mood) => void
  onClose: () => void
}

const ID = 'today'

/** MOD-01, MOD-03, MOD-04: today's mood. The form on the page and the dialog share one state. */
export const TodaysCheckIn = memo(function TodaysCheckIn({
  today,
  isAsking,
  onSaved,
  onErased,
  onClose,
  ...options
}: TodaysCheckInProps) {
  const checkIn = useCheckIn({ ...options, day: today })
  const [wasBegun] = useState(() => options.drafts.of(today) !== undefined)
  const isRestored = wasBegun && checkIn.isChanged
  return (
    <section className="checkin" aria-labelledby={`${ID}-h`}>
      <h1 id={`${ID}-h`} tabIndex={-1}>
        {m.mood_title()}
      </h1>
      {isRestored && <p className="note">{m.mood_restored()}</p>}
      <CheckInForm
        checkIn={checkIn}
        id={ID}
        sliderLabel={m.mood_slider_today()}
        onSaved={onSaved}
        onErased={onErased}
        onCancel={checkIn.isChanged ? checkIn.reset : undefined}
      />
      {isAsking && (
        <CheckInDialog
          checkIn={checkIn}
          title={m.mood_title()}
          sliderLabel={m.mood_slider_today()}
          onSaved={onSaved}
          onErased={onErased}
          onClose={onClose}
        />
      )}
    </section>
  )
})
