import { z } from 'zod'
import type { Environment, Fault } from './faults.ts'
import { AgeRecipient } from './values.ts'

const CHOICES = ['none', 'sealed-one-year'] as const

/** What is retained after an erasure, and whose key opens it (decision 19). */
export const retentionVariables = {
  RETENTION_AFTER_ERASURE: z.enum(CHOICES, `must be ${CHOICES.join(' or ')}`).default('none'),
  RETENTION_RECIPIENT: AgeRecipient('make-retention-key').optional(),
}

/** Refuses settings that would retain nothing while claiming to, or retain copies that the operator could open. */
export function retentionFaults(env: Environment): Fault[] {
  const { RETENTION_AFTER_ERASURE: choice, RETENTION_RECIPIENT: recipient } = env
  const fault = (message: string): Fault[] => [{ variable: 'RETENTION_RECIPIENT', message }]
  if (choice === 'sealed-one-year' && recipient === undefined)
    return fault(
      'must be set with RETENTION_AFTER_ERASURE=sealed-one-year: whoever answers lawful requests makes it, on a machine of their own, with `npm run make-retention-key`. See docs/runbooks/answer-a-lawful-request.md',
    )
  if (choice !== 'sealed-one-year' && recipient !== undefined)
    return fault(
      'must go with RETENTION_AFTER_ERASURE=sealed-one-year: without it nothing that is erased is kept',
    )
  if (recipient !== undefined && [env.BACKUP_RECIPIENT, env.BACKUP_KEYS_RECIPIENT].includes(recipient))
    return fault(
      'must be another one than those of the backups: the operator has their keys, and must not open what somebody erased',
    )
  return []
}

type Retention = {
  RETENTION_AFTER_ERASURE: (typeof CHOICES)[number]
  RETENTION_RECIPIENT?: string | undefined
}

/** Returns the recipient of sealed copies, or undefined where none are retained. */
export const retentionRecipient = ({ RETENTION_AFTER_ERASURE: choice, RETENTION_RECIPIENT }: Retention) =>
  choice === 'sealed-one-year' ? RETENTION_RECIPIENT : undefined
