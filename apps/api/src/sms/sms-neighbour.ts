import {
  type Neighbour,
  NeighbourAway,
  type NeighbourOptions,
  neighbour,
} from '@pulli/data/neighbour/neighbour.ts'
import { SmsFailure, type SmsGateway } from './sms-gateway.ts'
import type { TextGateway } from './text-gateway.ts'

/**
 * The vendor of text messages. Codes cannot be queued, so after failures it is asked again soon: a person who asks for a code
 * meanwhile learns that codes are late. A refused number is an answer.
 */
export function smsNeighbour(options: Pick<NeighbourOptions, 'onChange' | 'now'> = {}): Neighbour {
  return neighbour({
    name: 'sms',
    // A moment longer than a request to the vendor may take.
    withinMilliseconds: 6_000,
    atOnce: 100,
    pauseMilliseconds: 2_000,
    isAnswer: (error) => error instanceof SmsFailure && !error.isPassing,
    ...options,
  })
}

/** Gives codes to the gateway as to a neighbour: limited in time and number. */
export function codesThrough(sms: Neighbour, gateway: SmsGateway): SmsGateway {
  return { ...gateway, send: (code) => give(sms, () => gateway.send(code)) }
}

/** The same for texts by registered template. */
export function textsThrough(sms: Neighbour, gateway: TextGateway): TextGateway {
  return { ...gateway, send: (message) => give(sms, () => gateway.send(message)) }
}

async function give<Result>(sms: Neighbour, send: () => Promise<Result>): Promise<Result> {
  try {
    return await sms.call(send)
  } catch (error) {
    if (!(error instanceof NeighbourAway)) throw error
    throw new SmsFailure(error.reason === 'late' ? 'timeout' : 'unreachable')
  }
}
