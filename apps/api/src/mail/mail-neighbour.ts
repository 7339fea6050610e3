import { type Neighbour, type NeighbourOptions, neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { MailEnded, RecipientBusy } from './mail-not-sent.ts'
import { SMTP_TIMING } from './smtp-delivery.ts'

/** The mail server. A recipient that it refuses is an answer; a refusal of us is a failure. */
export function mailNeighbour(options: Pick<NeighbourOptions, 'onChange' | 'now'> = {}): Neighbour {
  const { beforeTextMilliseconds, answerMilliseconds } = SMTP_TIMING
  return neighbour({
    name: 'mail',
    // Its delivery ends by itself before that.
    withinMilliseconds: beforeTextMilliseconds + answerMilliseconds + 60_000,
    atOnce: 10,
    isAnswer: (error) => error instanceof MailEnded || error instanceof RecipientBusy,
    ...options,
  })
}
