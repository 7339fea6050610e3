import type { Outcome } from '#member/session/ask.ts'

type Fault = Exclude<Outcome<unknown>, { kind: 'done' }>

/** How it stands once the server has answered the last wish, and why it is not as wished. */
interface Settled {
  isFavourite: boolean
  fault?: Fault
}

/**
 * Sends what is wished of each thing one after the other, so that an answer of an earlier press never overtakes a
 * later one. A press while one is being sent is taken along, and answered with undefined.
 */
export function wishByWish(send: (id: string, isFavourite: boolean) => Promise<Outcome<unknown>>) {
  const wished = new Map<string, boolean>()
  return async (id: string, isFavourite: boolean): Promise<Settled | undefined> => {
    const isSending = wished.has(id)
    wished.set(id, isFavourite)
    if (isSending) return undefined
    let held = !isFavourite
    let fault: Fault | undefined
    while (fault === undefined && wished.get(id) !== held) {
      const outcome = await send(id, !held)
      if (outcome.kind === 'done') held = !held
      else if (wished.get(id) !== held) fault = outcome
    }
    wished.delete(id)
    return { isFavourite: held, ...(fault && { fault }) }
  }
}
