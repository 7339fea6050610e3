import type { SmsFault } from './sms-gateway.ts'

/** How long a failure counts if nothing is sent after it. */
const KNOWN_MILLISECONDS = 15 * 60_000
/** One number may be refused for what it is; several one after another are refused for what we are. */
const MAX_REFUSED_IN_A_ROW = 3

/** What is known of the SMS gateway from the messages that were given to it. */
export type GatewayState = {
  taken: () => void
  failed: (fault: SmsFault) => void
  /** What another server has found out. */
  hear: (isDown: boolean) => void
  /** Whether messages are known not to arrive. */
  isDown: () => boolean
}

/**
 * A gateway is down from a failure until it takes a message.
 * @param onChange called with each change that this process detects, so that it can notify others
 */
export function gatewayState(clock: () => Date, onChange?: (isDown: boolean) => void): GatewayState {
  let downSince: number | undefined
  let refused = 0
  const isDown = () => downSince !== undefined && clock().getTime() - downSince < KNOWN_MILLISECONDS
  const hear = (down: boolean) => {
    downSince = down ? clock().getTime() : undefined
    if (!down) refused = 0
  }
  const find = (down: boolean) => {
    const isNew = down !== isDown()
    hear(down)
    if (isNew) onChange?.(down)
  }
  return {
    taken: () => find(false),
    failed(fault) {
      refused = fault === 'refused' ? refused + 1 : 0
      if (fault !== 'refused' || refused >= MAX_REFUSED_IN_A_ROW) find(true)
    },
    hear,
    isDown,
  }
}
