import { z } from 'zod'
import type { Environment, Fault } from './faults.ts'

/** What is kept after an erasure (decision 80). */
export const retentionVariables = {
  RETENTION_AFTER_ERASURE: z.enum(['none', 'sealed-one-year']).default('none'),
}

/** A start must not look as if it kept what it does not keep. */
export function retentionFaults({ RETENTION_AFTER_ERASURE: choice }: Environment): Fault[] {
  if (choice !== 'sealed-one-year') return []
  const message =
    'must be none: keeping erased data under seal for a year is not built. See docs/decisions/0080-retention-after-erasure.md'
  return [{ variable: 'RETENTION_AFTER_ERASURE', message }]
}
