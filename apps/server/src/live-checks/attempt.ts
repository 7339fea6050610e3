import { type Problem, refuse } from '#production/verdict.ts'

/** How long each neighbour may take. All are asked at once. */
export const PATIENCE_MILLISECONDS = 10_000

/** How a neighbour is asked, and for how long. */
export interface Asking {
  readonly withinMilliseconds: number
}

/** Tries that were given up and have not ended, such as one of a mount that hangs. */
let hanging = 0

export const doesAttemptHang = () => hanging > 0

/**
 * Tries something with a neighbour. Whatever it does, and if it does nothing, there is an answer in time: what was found, or that
 * it failed.
 *
 * @param about the setting that names the neighbour
 */
export async function attempt(
  about: string,
  { withinMilliseconds }: Asking,
  work: (signal: AbortSignal) => Promise<Problem[]>,
): Promise<Problem[]> {
  const signal = AbortSignal.timeout(withinMilliseconds)
  let hasEnded = false
  const late = new Promise<Problem[]>((resolve) =>
    signal.addEventListener('abort', () => {
      if (hasEnded) return
      hanging += 1
      resolve([refuse(about, `was tried, and did not answer within ${withinMilliseconds / 1_000} s`)])
    }),
  )
  const found = work(signal)
    .catch((error: unknown) => [refuse(about, `was tried, and failed: ${reasonOf(error)}`)])
    .finally(() => {
      hasEnded = true
      if (signal.aborted) hanging -= 1
    })
  return Promise.race([found, late])
}

/** Describes why a try failed, without the values sent, such as a password. */
function reasonOf(error: unknown): string {
  const { code, cause, message } = error as { code?: unknown; cause?: unknown; message?: unknown }
  if (cause instanceof Error) return reasonOf(cause)
  const said =
    String(message ?? error)
      .split('\n')[0]
      ?.slice(0, 200) ?? ''
  // Some wrap the error of a socket, and have its code in their words alone.
  const known = Object.keys(REASONS).find((one) => one === code || said.split(' ').includes(one))
  return known === undefined ? said : (REASONS[known] ?? said)
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'its machine is not reached',
  ENETUNREACH: 'its network is not reached',
  ENOTFOUND: 'DNS has no such name',
  EAI_AGAIN: 'no server of DNS answered',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet, or the clock of this machine is wrong',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'no authority signed its certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'no authority that is trusted here signed its certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'no authority that is trusted here signed its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}
