import type { Tx } from '@pulli/data/schema.ts'
import { canonicalMailbox } from '@pulli/domain/mailbox/canonical-mailbox.ts'
import type { Keys } from '#keys/keys.ts'
import { enforceLimit } from './enforce-limit.ts'

/** So many mails a day one mailbox gets because somebody typed it into a form. */
const MAILS_A_DAY = 3
const DAY_SECONDS = 24 * 3_600

export type FormMail = { form: 'consultation' | 'newsletter'; email: string; keys: Keys; now: Date }

/**
 * Counts a mail to an address that anybody can have typed, and says whether it may still go out. It refuses nothing:
 * a stranger who uses up the mails of a mailbox must not keep its owner from what the form is for.
 */
export async function mayMail(tx: Tx, { form, email, keys, now }: FormMail): Promise<boolean> {
  const hits = await enforceLimit(tx, {
    name: `${form}-mailbox`,
    subject: canonicalMailbox(email),
    max: Number.POSITIVE_INFINITY,
    windowSeconds: DAY_SECONDS,
    keys,
    now,
  })
  return hits <= MAILS_A_DAY
}
