import type { Outcome } from '#api/call-api.ts'

type Fault = Exclude<Outcome<unknown>, { kind: 'done' }>

/** The server's state after its answer, and why it differs from the last request. */
interface Settled {
  isFavourite: boolean
  fault?: Fault
}

/**
 * Sends the state of each item one call at a time, so that the answer to an earlier press never overtakes a later one.
 * A press while a call is under way is sent afterwards, unless it was undone by then, and resolves to undefined.
 */
export function latestWins(send: (id: string, isFavourite: boolean) => Promise<Outcome<unknown>>) {
  const wanted = new Map<string, boolean>()
  return async (id: string, isFavourite: boolean): Promise<Settled | undefined> => {
    const isSending = wanted.has(id)
    wanted.set(id, isFavourite)
    if (isSending) return undefined
    let held = !isFavourite
    let fault: Fault | undefined
    while (fault === undefined && wanted.get(id) !== held) {
      const outcome = await send(id, !held)
      if (outcome.kind === 'done') held = !held
      else if (wanted.get(id) !== held) fault = outcome
    }
    wanted.delete(id)
    return { isFavourite: held, ...(fault && { fault }) }
  }
}
