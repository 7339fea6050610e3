import type { Mood } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { type CheckInAnswer, createMood } from '#member/mood/create-mood.ts'
import { currentUser } from '#member/session/session.ts'
import { forgetWaiting, markRefused } from './change-waiting.ts'
import type { WaitingCheckIn } from './offline-store.ts'
import { readWaiting } from './waiting.ts'

const listeners = new Set<(mood: Mood) => void>()

/** Calls back with each entry that came of a check-in that waited. */
export function onSent(listener: (mood: Mood) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
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
  const { id: _, memberId: __, ...checkIn } = one
  const answer: CheckInAnswer = await createMood(checkIn)
  if (answer.kind === 'done') {
    await forgetWaiting(one)
    for (const listener of listeners) listener(answer.data)
    return true
  }
  // Nobody refused it: it was too much just now, or the server is not itself.
  if (answer.kind === 'unanswered' || answer.status >= 500 || answer.status === 429) return false
  // A session that is over: it goes after the login.
  if (answer.status === 401) return false
  await markRefused(one, reasonOf(answer))
  return true
}

function reasonOf({ code, fields, message }: Extract<CheckInAnswer, { kind: 'refused' }>): string {
  if (code === 'consent-required') return m.offline_mood_consent()
  return Object.values(fields)[0] ?? message
}
