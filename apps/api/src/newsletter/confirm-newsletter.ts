import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import {
  confirmNewsletterSubscription,
  findNewsletterSubscription,
} from '@pulli/data/newsletter/subscriptions.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { readNewsletterToken } from './newsletter-links.ts'

/** How long a subscription can be confirmed. After that it is deleted. */
export const CONFIRM_WITHIN_MILLISECONDS = RETENTION.unconfirmedNewsletterDays * DAY

export type LinkOpened = { token: string; traceId: string }

/**
 * Confirms a subscription. Idempotent.
 * @throws InvalidInput if the link was not signed with our key, or has expired
 */
export async function confirmNewsletter(
  { database, clock, config }: ApiContext,
  { token, traceId }: LinkOpened,
) {
  const now = clock()
  const id = readNewsletterToken(config.keys, 'confirm', token)
  await database.db.transaction().execute(async (tx) => {
    const subscription = id === undefined ? undefined : await findNewsletterSubscription(tx, id)
    if (subscription === undefined) throw new InvalidInput({ token: m.newsletter_link_over() })
    if (subscription.confirmedAt !== null) return
    if (now.getTime() - subscription.askedAt.getTime() > CONFIRM_WITHIN_MILLISECONDS) {
      throw new InvalidInput({ token: m.newsletter_link_over() })
    }
    if (!(await confirmNewsletterSubscription(tx, subscription.id, now))) return
    await recordAudit(tx, {
      actor: 'visitor',
      action: 'newsletter-subscription.confirm',
      subjectKind: 'newsletter-subscription',
      subjectId: subscription.id,
      traceId,
      now,
    })
  })
}
