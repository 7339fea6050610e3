import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import { addJob } from '@pulli/data/jobs/add-job.ts'
import { upsertNewsletterSubscription } from '@pulli/data/newsletter/upsert-newsletter-subscription.ts'
import { NEWSLETTER_NOTICE_VERSION } from '@pulli/domain/newsletter/newsletter-notice.ts'
import { noticeVersion } from '@pulli/domain/retention/notice-version.ts'
import type { ApiContext } from '#context.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { addressGroup } from '#limits/address-group.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { mayMail } from '#limits/may-mail.ts'

/** Limits per hour. */
const LIMITS = { perAddress: 60, windowSeconds: 3_600 }

export type NewsletterAsk = {
  email: string
  ip: string
  idempotencyKey: string | undefined
  requestId: string
}

/**
 * Stores an unconfirmed subscription and queues its confirmation mail. An existing subscription is left unchanged, and
 * the response is the same, so that it discloses no subscribers. It is also the same when the mailbox has reached its
 * daily limit of mails: the links already sent still work, and no stranger can lock the owner out.
 *
 * @throws DomainError `idempotency-key-reused`, `too-many-requests`
 */
export async function askForNewsletter({ database, clock, config }: ApiContext, ask: NewsletterAsk) {
  const now = clock()
  const email = ask.email.toLowerCase()
  const limit = { windowSeconds: LIMITS.windowSeconds, keys: config.keys, now }
  const { idempotencyKey: key } = ask
  const write = { key, operation: 'askForNewsletter', owner: { visitor: email }, input: email, now }
  await database.db.transaction().execute(async (tx) => {
    if ((await claimWrite(tx, write)) !== undefined) return
    await enforceLimit(tx, {
      ...limit,
      name: 'newsletter-address',
      subject: addressGroup(ask.ip),
      max: LIMITS.perAddress,
    })
    if (!(await mayMail(tx, { form: 'newsletter', email, keys: config.keys, now }))) return
    const id = await upsertNewsletterSubscription(tx, {
      email,
      noticeVersion: noticeVersion(NEWSLETTER_NOTICE_VERSION, config.seal !== undefined),
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
