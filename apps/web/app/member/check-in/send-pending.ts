import type { Mood } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { currentUser } from '#member/session/session.ts'
import { OFFLINE_DATABASE } from '#storage-keys.ts'
import { keepEntry } from './cache-entry.ts'
import { changeMood } from './change-mood.ts'
import { forgetWaiting, markRefused } from './change-pending.ts'
import { type CheckInAnswer, createMood } from './create-mood.ts'
import { findEntry } from './find-entry.ts'
import { readWaiting } from './pending.ts'
import type { WaitingCheckIn } from './pending-store.ts'

const CHANNEL = `${OFFLINE_DATABASE}-sent`
const listeners = new Set<(mood: Mood) => void>()

/**
 * Calls back with each entry that came of a check-in that waited, or that was found in its place; also where
 * another tab sent it.
 */
export function onSent(listener: (mood: Mood) => void) {
  listeners.add(listener)
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Mood>) => listener(data)
  return () => {
    listeners.delete(listener)
    channel.close()
  }
}

let running: Promise<void> | undefined

/** Sends what waits, one tab at a time. Its key makes it one check-in, however often it is sent. */
export function sendWaiting(): Promise<void> {
  running ??= oneTabAtATime(sendAll).finally(() => {
    running = undefined
  })
  return running
}

/** On plain http to another machine browsers have no locks; then the keys alone hold it. */
function oneTabAtATime(task: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('send-waiting', task) : task()
}

async function sendAll() {
  for (const one of (await readWaiting()).values()) {
    if (one.refusal !== undefined) continue
    // Whose session it is may have changed meanwhile.
    if (one.memberId !== currentUser()?.id) return
    if (!(await send(one))) return
  }
}

/** @returns whether the next one can go */
async function send(one: WaitingCheckIn): Promise<boolean> {
  const answer: CheckInAnswer = await (one.shown
    ? changeMood(one, one.shown)
    : createMood(one, one.recordedAt))
  if (answer.kind === 'done') return arrive(one, answer.data)
  // Nobody refused it: it was too much just now, or the server is not itself.
  if (answer.kind === 'unanswered' || answer.status >= 500 || answer.status === 429) return false
  // A session that is over: it goes after the login.
  if (answer.status === 401) return false
  if (answer.code === 'stale-version') return meetOther(one)
  await markRefused(one, reasonOf(answer))
  return true
}

async function arrive(one: WaitingCheckIn, mood: Mood): Promise<true> {
  // The entry comes before what waited goes, so that the day is never shown without either.
  tell(mood)
  await forgetWaiting(one)
  return true
}

/** D36: the entry is another one by now. Where it says the same, only the answer was lost; else the member decides. */
async function meetOther(one: WaitingCheckIn): Promise<boolean> {
  const there = await findEntry(one.day)
  if (!there) return false
  if (there.mood_type === one.moodType && (one.note ?? there.note) === there.note) return arrive(one, there)
  await markRefused(one, m.offline_mood_elsewhere({ mood: there.mood_type }))
  tell(there)
  return true
}

function tell(mood: Mood) {
  void keepEntry(mood)
  for (const listener of listeners) listener(mood)
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(mood)
  channel.close()
}

function reasonOf({ code, fields, message }: Extract<CheckInAnswer, { kind: 'refused' }>): string {
  if (code === 'consent-required') return m.offline_mood_consent()
  return Object.values(fields)[0] ?? message
}
