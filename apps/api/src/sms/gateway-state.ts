import type { SmsFault } from './sms-gateway.ts'

/** How long a failure counts if nothing is sent after it. */
const KNOWN_MILLISECONDS = 15 * 60_000
/** One number may be refused for what it is; several one after another are refused for what we are. */
const MAX_REFUSED_IN_A_ROW = 3

/** What this process knows of the SMS gateway from the messages that it gave to it. */
export type GatewayState = {
  taken: () => void
  failed: (fault: SmsFault) => void
  /** Whether messages are known not to arrive. */
  isDown: () => boolean
}

/** A gateway is down from a failure until it takes a message. */
export function gatewayState(clock: () => Date): GatewayState {
  let downSince: number | undefined
  let refused = 0
  return {
    taken() {
      downSince = undefined
      refused = 0
    },
    failed(fault) {
      refused = fault === 'refused' ? refused + 1 : 0
      if (fault !== 'refused' || refused >= MAX_REFUSED_IN_A_ROW) downSince = clock().getTime()
    },
    isDown: () => downSince !== undefined && clock().getTime() - downSince < KNOWN_MILLISECONDS,
  }
}
