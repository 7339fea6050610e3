import type { Mood } from '@pulli/contracts/mood.ts'
import type { MoodType } from '@pulli/domain/mood/mood-types.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SmallMood } from './mood-symbols.tsx'

interface EditConflictProps {
  there: Mood
  here: { moodType: MoodType; note: string }
  isSending: boolean
  onKeepThere: () => void
}

/** D36: another device has changed the day. Shows both versions, and neither is lost before the member has chosen. */
export function EditConflict({ there, here, isSending, onKeepThere }: EditConflictProps) {
  return (
    <div className="elsewhere" role="alert">
      <p>
        <b>{m.mood_elsewhere_title()}</b>
      </p>
      <dl className="elsewhere__list">
        <Side title={m.mood_elsewhere_there()} type={there.mood_type} note={there.note} />
        <Side title={m.mood_elsewhere_here()} type={here.moodType} note={here.note} />
      </dl>
      <p className="actions">
        <Button kind="act" type="submit" busy={isSending} busyLabel={m.mood_submitting()}>
          {m.mood_elsewhere_mine()}
        </Button>
        <Button kind="quiet" onClick={onKeepThere}>
          {m.mood_elsewhere_theirs()}
        </Button>
      </p>
    </div>
  )
}

function Side({ title, type, note }: { title: string; type: MoodType; note: string }) {
  return (
    <div>
      <dt className="note">{title}</dt>
      <dd>
        <SmallMood type={type} />
        <span>
          {type}
          {note && <span className="elsewhere__note">{note}</span>}
        </span>
      </dd>
    </div>
  )
}
