import type { Mood } from '@pulli/contracts/mood.ts'
import { noteCharactersLeft } from '@pulli/domain/mood/mood-note.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import type { FormEvent } from 'react'
import { Refusal } from '#call/refusal.tsx'
import { removePending } from '#member/check-in/change-pending.ts'
import { usePending } from '#member/check-in/pending-check-in.ts'
import { EditConflict } from './edit-conflict.tsx'
import { EraseDay } from './erase-day.tsx'
import { MoodSlider } from './mood-slider.tsx'
import { NoteField } from './note-field.tsx'
import type { OpenCheckIn, SavedCheckIn } from './use-check-in.ts'

interface CheckInFormProps {
  checkIn: OpenCheckIn
  /** Prefix of its ids: the page and a dialog may both have one. */
  id: string
  sliderLabel: string
  onSaved: (saved: SavedCheckIn) => void
  /** Called with the entry that was erased. */
  onErased: (entry: Mood) => void
  /** Absent when there is nothing to cancel. */
  onCancel?: (() => void) | undefined
}

/** Figure, slider, note, *Submit* and *Cancel*, on the page and in a dialog. */
export function CheckInForm({ checkIn, id, sliderLabel, onSaved, onErased, onCancel }: CheckInFormProps) {
  const { moodType, note, trouble, isSending, submit, reset, choose, write } = checkIn
  const noteId = `${id}-note`

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (noteCharactersLeft(note) < 0) document.getElementById(noteId)?.focus()
    else {
      const attempt = await submit()
      if (attempt.kind !== 'not-saved') onSaved(attempt)
    }
  }

  return (
    <>
      <form className="checkin__form" noValidate onSubmit={onSubmit} aria-busy={isSending}>
        <MoodSlider id={`${id}-mood`} label={sliderLabel} value={moodType} onChoose={choose} />
        <PendingNote day={checkIn.day} />
        <NoteField id={noteId} value={note} onWrite={write} />
        <Refusal>{trouble?.kind === 'line' && trouble.text}</Refusal>
        {trouble?.kind === 'changed-elsewhere' ? (
          <EditConflict
            there={trouble.there}
            here={{ moodType, note }}
            isSending={isSending}
            onKeepThere={reset}
          />
        ) : (
          <p className="actions">
            <Button kind="act" size="l" type="submit" busy={isSending} busyLabel={m.mood_submitting()}>
              {m.mood_submit()}
            </Button>
            {onCancel && (
              <Button kind="quiet" size="l" onClick={onCancel}>
                {m.mood_cancel()}
              </Button>
            )}
          </p>
        )}
      </form>
      {checkIn.entry && (
        <EraseDay
          id={id}
          entry={checkIn.entry}
          onErased={(entry) => {
            checkIn.startAfresh()
            onErased(entry)
          }}
        />
      )}
    </>
  )
}

/** Says that the check-in of a day is pending, or why it was refused. */
function PendingNote({ day }: { day: string }) {
  const one = usePending().get(day)
  return (
    <div role="status">
      {one && one.refusal === undefined && <p className="note">{m.offline_mood_pending()}</p>}
      {one?.refusal !== undefined && (
        <p className="refusal">
          {m.offline_mood_refused({ reason: one.refusal })}{' '}
          <button type="button" className="linkish" onClick={() => void removePending(one)}>
            {m.offline_mood_let_go()}
          </button>
        </p>
      )}
    </div>
  )
}
