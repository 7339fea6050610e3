import { madeAt } from '@pulli/domain/mood/made-at.ts'

/** The times that a check-in, or an erasure, carries where it arrives late. */
type Sent = { recorded_at?: string | undefined; sent_at?: string | undefined }

/** Returns when what arrives late was made. Undefined for what carries no time: it was made as it was received. */
export function madeTime({ recorded_at, sent_at }: Sent, receivedAt: Date): Date | undefined {
  if (recorded_at === undefined) return undefined
  return madeAt(new Date(recorded_at), {
    sentAt: sent_at === undefined ? undefined : new Date(sent_at),
    receivedAt,
  })
}
