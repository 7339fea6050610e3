import type { Mood } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { oneTabAtATime } from '#api/one-tab-at-a-time.ts'
import { currentUser } from '#member/session/session.ts'
import { OFFLINE_DATABASE } from '#storage-keys.ts'
import { cacheEntry } from './cache-entry.ts'
import { markRefused, removePending } from './change-pending.ts'
import { announceErased } from './erased-entries.ts'
import { type CheckInAnswer, changeMood, createMood, findEntry } from './mood-calls.ts'
import { readPending } from './pending-check-in.ts'
import type { PendingCheckIn } from './pending-store.ts'

/** The lock under which the queue is sent. */
export const SENDING = 'send-waiting'

const CHANNEL = `${OFFLINE_DATABASE}-sent`
const listeners = new Set<(mood: Mood) => void>()

/** Calls back with the entry that a pending check-in made, or that was found in its place; also from other tabs. */
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

/** Sends the queue, one tab at a time. The idempotency keys make a repeated send harmless. */
export function sendPending(): Promise<void> {
  running ??= oneTabAtATime(SENDING, sendAll).finally(() => {
    running = undefined
  })
  return running
}

async function sendAll() {
  for (const one of (await readPending()).values()) {
    if (one.refusal !== undefined) continue
    // The session may belong to another member by now.
    if (one.memberId !== currentUser()?.id) return
    if (!(await send(one))) return
  }
}

/** @returns false to stop: the rest stays pending */
async function send(one: PendingCheckIn): Promise<boolean> {
  const answer: CheckInAnswer = await (one.shown
    ? changeMood(one, one.shown, one.recordedAt)
    : createMood(one, one.recordedAt))
  if (answer.kind === 'done') return arrive(one, answer.data)
  // No refusal: a rate limit, or a server error.
  if (answer.kind === 'unanswered' || answer.status >= 500 || answer.status === 429) return false
  // The session has ended: it is sent after the next login.
  if (answer.status === 401) return false
  if (answer.code === 'stale-version') return resolveConflict(one)
  if (answer.code === 'unknown-mood') return resolveErasure(one)
  await markRefused(one, errorText(answer))
  return true
}

/** D55: the entry was erased since. A new one that had arrived before goes too; about a change the member decides. */
async function resolveErasure(one: PendingCheckIn): Promise<true> {
  if (!one.shown) {
    await removePending(one)
    return true
  }
  announceErased(one.shown.mood_id)
  const { shown: _, ...fresh } = one
  await markRefused(fresh, m.offline_mood_erased())
  return true
}

async function arrive(one: PendingCheckIn, mood: Mood): Promise<true> {
  // The entry is announced first, so that the day is never shown without either.
  announce(mood)
  await removePending(one)
  return true
}

/** D70: the entry was changed after this check-in was made. If it says the same, only the answer was lost; otherwise the member decides. */
async function resolveConflict(one: PendingCheckIn): Promise<boolean> {
  const there = await findEntry(one.day)
  if (!there) return false
  if (there.mood_type === one.moodType && (one.note ?? there.note) === there.note) return arrive(one, there)
  await markRefused(one, m.offline_mood_elsewhere({ mood: there.mood_type }))
  announce(there)
  return true
}

function announce(mood: Mood) {
  void cacheEntry(mood)
  for (const listener of listeners) listener(mood)
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(mood)
  channel.close()
}

function errorText({ code, fields, message }: Extract<CheckInAnswer, { kind: 'refused' }>): string {
  if (code === 'consent-required') return m.offline_mood_consent()
  return Object.values(fields)[0] ?? message
}
