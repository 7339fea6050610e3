import type { Tx } from '@pulli/data/schema.ts'
import { canonicalMailbox } from '@pulli/domain/mailbox/canonical-mailbox.ts'
import type { Keys } from '#keys/keys.ts'
import { enforceLimit } from './enforce-limit.ts'

/** The most mails a day to one mailbox that was typed into a form. */
const MAILS_A_DAY = 3
const DAY_SECONDS = 24 * 3_600

export type FormMail = {
  form: 'consultation' | 'newsletter'
  email: string
  /** Who sent it, where that is known: what strangers had mailed to the mailbox counts for strangers alone. */
  sender?: string | undefined
  keys: Keys
  now: Date
}

/**
 * Counts a mail to an address that anybody may have typed, and returns whether to send it. Refuses nothing: a stranger
 * who uses up the limit of a mailbox must not keep its owner from using the form.
 */
export async function mayMail(tx: Tx, { form, email, sender, keys, now }: FormMail): Promise<boolean> {
  const hits = await enforceLimit(tx, {
    ...(sender === undefined
      ? { name: `${form}-mailbox`, subject: canonicalMailbox(email) }
      : { name: `${form}-mailbox-sender`, subject: `${canonicalMailbox(email)}\n${sender}` }),
    max: Number.POSITIVE_INFINITY,
    windowSeconds: DAY_SECONDS,
    keys,
    now,
  })
  return hits <= MAILS_A_DAY
}
