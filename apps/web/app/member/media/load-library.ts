import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import type { Outcome } from '#member/session/ask.ts'
import type { Library } from './library.ts'

const GIVE_UP_AFTER_MS = 30_000

/** Asks for the library. It is the same for everyone, so nothing of the member goes with it. */
export async function loadLibrary(): Promise<Outcome<Library>> {
  try {
    const response = await fetch(addresses.memberLibrary, { signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) })
    if (!response.ok) return broken(response.status)
    // The server's own file makes it (`library-route.ts`), by the same type.
    const data: Library = await response.json()
    return { kind: 'done', data, message: '' }
  } catch {
    return { kind: 'unanswered' }
  }
}

/** There is a network, and an answer: only not this one. */
function broken(status: number): Outcome<Library> {
  return { kind: 'refused', status, code: 'unreadable', message: m.library_not_read_text(), fields: {} }
}
