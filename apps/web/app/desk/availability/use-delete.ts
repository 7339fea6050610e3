import { useState } from 'react'
import { callDesk } from '#desk/call-desk.ts'
import { reasonOf } from '#member/session/reason-of.ts'

/** Deletes a row of hours, one at a time, and says why not. */
export function useDelete(onDone: (words: string) => void) {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState('')

  async function remove(id: string, path: string) {
    if (busy) return
    setBusy(id)
    setFault('')
    const outcome = await callDesk(path, { method: 'DELETE' })
    setBusy(undefined)
    if (outcome.kind === 'done') onDone(outcome.message)
    else setFault(reasonOf(outcome))
  }

  return { busy, fault, remove }
}
