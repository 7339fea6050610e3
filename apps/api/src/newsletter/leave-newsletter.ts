import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import { deleteNewsletterSubscription } from '@pulli/data/newsletter/subscriptions.ts'
import { readErasedSubscription } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { keepSealed } from '#sealed-erasure/keep-sealed.ts'
import type { LinkOpened } from './confirm-newsletter.ts'
import { readNewsletterToken } from './newsletter-links.ts'

/**
 * Ends a subscription and deletes the address. Idempotent.
 * @throws InvalidInput if the link was not signed with our key
 */
export async function leaveNewsletter(
  { database, clock, config }: ApiContext,
  { token, traceId }: LinkOpened,
) {
  const id = readNewsletterToken(config.keys, 'unsubscribe', token)
  if (id === undefined) throw new InvalidInput({ token: m.newsletter_link_over() })
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    await keepSealed(tx, config.seal, {
      action: 'newsletter-subscription.leave',
      now,
      read: () => readErasedSubscription(tx, id),
    })
    if (!(await deleteNewsletterSubscription(tx, id))) return
    await addJob(tx, { task: 'sweep-outbox', payload: {}, key: 'sweep-outbox' })
    await recordAudit(tx, {
      actor: 'visitor',
      action: 'newsletter-subscription.leave',
      subjectKind: 'newsletter-subscription',
      subjectId: id,
      traceId,
      now,
    })
  })
}
