import type { Mood } from '@pulli/contracts/mood.ts'
import { noteCharactersLeft } from '@pulli/domain/mood/mood-note.ts'
import type { MoodType } from '@pulli/domain/mood/mood-types.ts'
import { m } from '@pulli/messages/messages.js'
import { useCallback, useEffect, useState } from 'react'
import { idempotencyKeys } from '#api/idempotency-keys.ts'
import { addPending, removePending } from '#member/check-in/change-pending.ts'
import type { CheckIn } from '#member/check-in/check-in.ts'
import { findEntry } from '#member/check-in/mood-calls.ts'
import { usePending } from '#member/check-in/pending-check-in.ts'
import { type SendOutcome, sendMood } from '#member/check-in/send-mood.ts'
import type { Draft, OpenDrafts } from './mood-drafts.ts'
import { preloadDistress } from './use-distress.ts'

interface CheckInOptions {
  day: string
  /** The known entry of the day. */
  entry: Mood | undefined
  /** Whether the days are loaded, so that no entry means none. */
  isLoaded: boolean
  /** The store of unsaved input. */
  drafts: OpenDrafts
  askConsent: () => Promise<boolean>
  /** Called with an entry that was saved here, or is newer than the one shown. */
  onEntry: (entry: Mood) => void
}

/** How an attempt to save ended; `pending`: no answer came; it is sent once the network is back (D30). */
export type Attempt = SavedCheckIn | { kind: 'not-saved' }

/** A check-in that is saved, or waits on the device for the network. */
export interface SavedCheckIn {
  kind: 'saved' | 'pending'
  moodType: MoodType
  note: string
}

/** Why it was not saved. */
export type Trouble = { kind: 'line'; text: string } | { kind: 'changed-elsewhere'; there: Mood }

/** The state of a day's check-in, and its actions. */
export function useCheckIn({ day, entry, isLoaded, drafts, askConsent, onEntry }: CheckInOptions) {
  const [draft, setDraft] = useState<Draft>(() => drafts.of(day) ?? { day })
  const [trouble, setTrouble] = useState<Trouble>()
  const [isSending, setIsSending] = useState(false)
  const [keys] = useState(idempotencyKeys)

  const pending = usePending().get(day)
  const before = {
    moodType: pending?.moodType ?? entry?.mood_type ?? 'OKAY',
    note: pending?.note ?? entry?.note ?? '',
  }
  const moodType = draft.moodType ?? before.moodType
  const note = draft.note ?? before.note
  const isChanged = moodType !== before.moodType || note !== before.note

  useEffect(() => (isChanged ? drafts.set(draft) : drafts.drop(day)), [isChanged, drafts, draft, day])

  const choose = useCallback((moodType: MoodType) => setDraft((known) => ({ ...known, moodType })), [])
  const write = useCallback((note: string) => {
    preloadDistress()
    setDraft((known) => ({ ...known, note }))
  }, [])

  function checkIn(): CheckIn {
    // NC-28: an empty note must not overwrite one that could not be loaded.
    const known = draft.note !== undefined || pending?.note !== undefined || entry !== undefined || isLoaded
    const chosen = { day, moodType, ...(known && { note }) }
    return { ...chosen, key: keys.keyFor(chosen) }
  }

  async function submit(): Promise<Attempt> {
    if (isSending || noteCharactersLeft(note) < 0) return { kind: 'not-saved' }
    const entered = checkIn()
    const madeAt = new Date()
    setIsSending(true)
    setTrouble(undefined)
    let outcome = await sendMood(entered, entry)
    if (outcome.kind === 'consent-missing' && (await askConsent())) outcome = await sendMood(entered, entry)
    const there = outcome.kind === 'changed-elsewhere' ? await findEntry(day) : undefined
    setIsSending(false)
    if (outcome.kind === 'saved') {
      if (pending) await removePending(pending)
      clearSent(draft)
      onEntry(outcome.mood)
      return { kind: 'saved', moodType, note }
    }
    // Under the same key it would be a retry of the erased entry.
    if (outcome.kind === 'erased-elsewhere') keys.forget()
    // A pending check-in keeps the version shown when it was first changed.
    const shown = pending && pending.refusal === undefined ? pending.shown : entry
    if (outcome.kind === 'unanswered' && (await addPending(entered, { shown, madeAt }))) {
      clearSent(draft)
      return { kind: 'pending', moodType, note }
    }
    if (there || outcome.kind === 'erased-elsewhere') setDraft((known) => ({ moodType, note, ...known }))
    if (there) {
      setTrouble({ kind: 'changed-elsewhere', there })
      onEntry(there)
    } else setTrouble({ kind: 'line', text: errorText(outcome) })
    return { kind: 'not-saved' }
  }

  /** Clears the draft that was sent, but not input entered while sending. */
  function clearSent(sent: Draft) {
    setDraft((known) => (known === sent ? { day } : known))
    setTrouble(undefined)
  }

  function reset() {
    setDraft({ day })
    setTrouble(undefined)
  }

  /** After an erasure the same words are a new check-in. */
  function startAfresh() {
    reset()
    keys.forget()
  }

  return {
    day,
    entry,
    moodType,
    note,
    isChanged,
    isSending,
    trouble,
    choose,
    write,
    submit,
    reset,
    startAfresh,
  }
}

export type OpenCheckIn = ReturnType<typeof useCheckIn>

function errorText(outcome: Exclude<SendOutcome, { kind: 'saved' }>): string {
  if (outcome.kind === 'unanswered') return m.mood_unanswered()
  if (outcome.kind === 'consent-missing') return m.mood_consent_none()
  if (outcome.kind === 'erased-elsewhere') return m.mood_erased_elsewhere()
  if (outcome.kind === 'refused' && outcome.reason)
    return m.mood_not_saved_because({ reason: outcome.reason })
  return m.mood_not_saved()
}
