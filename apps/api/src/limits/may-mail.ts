import type { Tx } from '@pulli/data/schema.ts'
import { canonicalMailbox } from '@pulli/domain/mailbox/canonical-mailbox.ts'
import type { Keys } from '#keys/keys.ts'
import { enforceLimit } from './enforce-limit.ts'

/** The most mails a day to one mailbox that was typed into a form. */
const MAILS_A_DAY = 3
const DAY_SECONDS = 24 * 3_600

export type FormMail = { form: 'consultation' | 'newsletter'; email: string; keys: Keys; now: Date }

/**
 * Counts a mail to an address that anybody may have typed, and returns whether to send it. Refuses nothing: a stranger
 * who uses up the limit of a mailbox must not keep its owner from using the form.
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
