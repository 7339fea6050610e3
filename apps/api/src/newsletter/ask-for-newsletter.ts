import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import { addJob } from '@pulli/data/jobs/add-job.ts'
import { upsertNewsletterSubscription } from '@pulli/data/newsletter/upsert-newsletter-subscription.ts'
import { NEWSLETTER_NOTICE_VERSION } from '@pulli/domain/newsletter/newsletter-notice.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup } from '#limits/address-group.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'

/** Within an hour. Few mails to one address, so that nobody can flood a stranger. */
const LIMITS = { perAddress: 60, perEmail: 3, windowSeconds: 3_600 }

export type NewsletterAsk = { email: string; ip: string; requestId: string }

/**
 * Stores a wish for the letters and queues the mail that asks to confirm it. An address that gets them already
 * is left alone, and the answer does not tell: it is nobody's business who reads them.
 *
 * @throws DomainError `too-many-requests`
 */
export async function askForNewsletter({ database, clock, config }: ApiContext, ask: NewsletterAsk) {
  const now = clock()
  const email = ask.email.toLowerCase()
  const limit = { windowSeconds: LIMITS.windowSeconds, secret: config.limitSecret, now }
  await database.db.transaction().execute(async (tx) => {
    await enforceLimit(tx, {
      ...limit,
      name: 'newsletter-address',
      subject: addressGroup(ask.ip),
      max: LIMITS.perAddress,
    })
    await enforceLimit(tx, { ...limit, name: 'newsletter-email', subject: email, max: LIMITS.perEmail })
    const id = await upsertNewsletterSubscription(tx, {
      email,
      noticeVersion: NEWSLETTER_NOTICE_VERSION,
      now,
    })
    if (id === undefined) return

    await addJob(tx, { task: 'mail-newsletter-link', payload: { id }, key: `mail-newsletter-link:${id}` })
    await recordAudit(tx, {
      actor: 'visitor',
      action: 'newsletter-subscription.ask',
      subjectKind: 'newsletter-subscription',
      subjectId: id,
      requestId: ask.requestId,
      now,
    })
  })
}
