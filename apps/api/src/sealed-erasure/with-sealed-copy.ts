import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiConfig } from '#context.ts'

/** Adds to a sentence about an erasure that a sealed copy is retained, where one is (decision 19). */
export function withSealedCopy({ seal }: Pick<ApiConfig, 'seal'>, sentence: string): string {
  return seal === undefined
    ? sentence
    : `${sentence} ${m.erasure_sealed({ days: RETENTION.sealedErasureDays })}`
}
