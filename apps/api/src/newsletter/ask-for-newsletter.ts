import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import { upsertNewsletterSubscription } from '@pulli/data/newsletter/subscriptions.ts'
import { NEWSLETTER_NOTICE_VERSION } from '@pulli/domain/newsletter/newsletter-notice.ts'
import { noticeVersion } from '@pulli/domain/retention/notice-version.ts'
import type { FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { addressGroup } from '#limits/address-group.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { mayMail } from '#limits/may-mail.ts'
import { knownSender } from '#sign-in/known-sender.ts'

/** Limits per hour: of a known browser or a member, and of all others behind an address. */
const LIMITS = { perSender: 20, perAddress: 60, windowSeconds: 3_600 }

export type NewsletterAsk = {
  email: string
  ip: string
  /** Of the sender, who may be known. */
  headers?: FastifyRequest['headers'] | undefined
  idempotencyKey?: string | undefined
  traceId: string
}

/**
 * Stores an unconfirmed subscription and queues its confirmation mail. An existing subscription is left unchanged, and
 * the response is the same, so that it discloses no subscribers. It is also the same when the mailbox has reached its
 * daily limit of mails: the links already sent still work, and no stranger can lock the owner out.
 *
 * @throws DomainError `idempotency-key-reused`, `too-many-requests`
 */
export async function askForNewsletter(context: ApiContext, ask: NewsletterAsk) {
  const { database, clock, config } = context
  const now = clock()
  const email = ask.email.toLowerCase()
  const limit = { windowSeconds: LIMITS.windowSeconds, keys: config.keys, now }
  const { idempotencyKey: key } = ask
  const write = { key, operation: 'askForNewsletter', owner: { visitor: email }, input: email, now }
  const sender = await knownSender(context, ask.headers ?? {})
  await database.db.transaction().execute(async (tx) => {
    if ((await claimWrite(tx, write)) !== undefined) return
    await enforceLimit(tx, {
      ...limit,
      ...(sender === undefined
        ? { name: 'newsletter-address', subject: addressGroup(ask.ip), max: LIMITS.perAddress }
        : { name: 'newsletter-sender', subject: sender, max: LIMITS.perSender }),
    })
    if (!(await mayMail(tx, { form: 'newsletter', email, sender, keys: config.keys, now }))) return
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
      traceId: ask.traceId,
      now,
    })
  })
}
