import { noteCharactersLeft } from '@pulli/domain/mood/mood-note.ts'
import { m } from '@pulli/messages/messages.js'
import { TextareaField } from '@pulli/ui/field/textarea-field.tsx'
import { memo } from 'react'

/** From here on the characters left are shown. */
const NEAR_THE_END = 100

interface NoteFieldProps {
  id: string
  value: string
  onWrite: (text: string) => void
}

/** NC-28: the note of a day. Input over the limit is never truncated. */
export const NoteField = memo(function NoteField({ id, value, onWrite }: NoteFieldProps) {
  const left = noteCharactersLeft(value)
  return (
    <TextareaField
      id={id}
      name="note"
      rows={2}
      label={m.mood_note()}
      hint={left <= NEAR_THE_END ? leftInWords(left) : m.mood_note_hint()}
      error={left < 0 ? overInWords(-left) : undefined}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
    />
  )
})

const leftInWords = (count: number) => (count === 1 ? m.mood_note_left_one() : m.mood_note_left({ count }))
const overInWords = (count: number) => (count === 1 ? m.mood_note_over_one() : m.mood_note_over({ count }))
