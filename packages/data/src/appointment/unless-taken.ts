/** `exclusion_violation`: another appointment overlaps. */
const TAKEN = '23P01'
/** `deadlock_detected`: two transactions waited for each other, and this one was chosen to give way. */
const DEADLOCK = '40P01'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/**
 * Runs a transaction that takes a time. A deadlock is tried once more: a visitor who books the slot that they hold and another
 * who tries to take it can wait for each other, and the second try tells whether the slot is taken.
 *
 * @returns undefined if the time is taken
 */
export async function unlessTaken<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run()
  } catch (error) {
    if (codeOf(error) === TAKEN) return undefined
    if (codeOf(error) !== DEADLOCK) throw error
  }
  try {
    return await run()
  } catch (error) {
    if (codeOf(error) === TAKEN || codeOf(error) === DEADLOCK) return undefined
    throw error
  }
}
