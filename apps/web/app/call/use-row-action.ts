import { useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { errorText } from './error-text.ts'

/**
 * Does something with one row of a list at a time, and says why not.
 *
 * @param unanswered the error text where there was no answer
 */
export function useRowAction<Row extends string = string>({ unanswered }: { unanswered?: string } = {}) {
  /** The row about which something is being done. */
  const [busy, setBusy] = useState<Row>()
  const [error, setError] = useState('')

  /** Resolves to the outcome, or to undefined where another row is busy. */
  async function run<Data>(
    row: Row,
    call: () => Promise<Outcome<Data>>,
    onDone: (message: string, data: Data) => unknown,
  ): Promise<Outcome<Data> | undefined> {
    if (busy !== undefined) return undefined
    setBusy(row)
    setError('')
    const outcome = await call()
    if (outcome.kind === 'done') await onDone(outcome.message, outcome.data)
    setBusy(undefined)
    if (outcome.kind !== 'done') setError(errorText(outcome, unanswered))
    return outcome
  }

  return { busy, error, setError, run }
}
