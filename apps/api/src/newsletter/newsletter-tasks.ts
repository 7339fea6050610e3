import type { Database } from '@pulli/data/database.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import {
  findNewsletterSubscription,
  forgetUnconfirmedNewsletterSubscriptions,
  listNewsletterReaders,
  markLetterMailed,
} from '@pulli/data/newsletter/subscriptions.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Mailer } from '#mail/mail.ts'
import { sendOrEnd } from '#mail/send-or-end.ts'
import { CONFIRM_WITHIN_MILLISECONDS } from './confirm-newsletter.ts'
import type { LinkMaker } from './newsletter-links.ts'
import { type LetterToMail, letterMail, linkMail } from './newsletter-mails.ts'

export type NewsletterDeps = {
  database: Database
  clock: () => Date
  mailer: Mailer
  links: LinkMaker
  /** Fetches the latest newsletter of the archive, uncached; undefined if there is none. */
  latestLetter: () => Promise<LetterToMail | undefined>
}

/** Older newsletters are only in the archive; they are no longer mailed. */
const FRESH_MILLISECONDS = 7 * DAY

const WhomToMail = z.strictObject({ id: z.uuid() })
const LetterAndReader = z.strictObject({ id: z.uuid(), letter: z.string() })

/** Scheduled jobs (UTC): every morning a check for a new newsletter, every night the deletion of expired data. */
export const NEWSLETTER_CRONTAB = [
  '30 3 * * * post-letter ?max=3',
  '37 21 * * * forget-unconfirmed-newsletter-subscriptions ?max=3',
].join('\n')

/** The newsletter's background jobs, by job name. */
export function newsletterTasks(deps: NewsletterDeps): TaskList {
  return {
    'mail-newsletter-link': (payload) => mailLink(deps, WhomToMail.parse(payload).id),
    'post-letter': () => postLetter(deps),
    'mail-letter': (payload) => mailLetter(deps, LetterAndReader.parse(payload)),
    'forget-unconfirmed-newsletter-subscriptions': () =>
      forgetUnconfirmedNewsletterSubscriptions(
        deps.database.db,
        new Date(deps.clock().getTime() - CONFIRM_WITHIN_MILLISECONDS),
      ),
  }
}

/** Skips a subscription that has been confirmed or cancelled in the meantime. */
async function mailLink({ database, mailer, links }: NewsletterDeps, id: string) {
  const subscription = await findNewsletterSubscription(database.db, id)
  if (subscription && subscription.confirmedAt === null)
    await sendOrEnd(mailer, await linkMail(subscription, links))
}

/** Queues a new newsletter for every subscriber who had confirmed by its publication date. */
async function postLetter({ database, clock, latestLetter }: NewsletterDeps) {
  const letter = await latestLetter()
  if (!letter) return
  const publishedAt = Date.parse(`${letter.publishedOn}T00:00:00+05:30`)
  const age = clock().getTime() - publishedAt
  if (!(age >= 0 && age < FRESH_MILLISECONDS)) return

  await database.db.transaction().execute(async (tx) => {
    const confirmedBefore = new Date(publishedAt + DAY)
    for (const id of await listNewsletterReaders(tx, { letter: letter.id, confirmedBefore })) {
      const key = `mail-letter:${id}:${letter.id}`
      await addJob(tx, { task: 'mail-letter', payload: { id, letter: letter.id }, key })
    }
  })
}

/** Skips subscribers who have left in the meantime or have already received this newsletter. */
async function mailLetter(
  { database, mailer, links, latestLetter }: NewsletterDeps,
  { id, letter }: z.infer<typeof LetterAndReader>,
) {
  const reader = await findNewsletterSubscription(database.db, id)
  if (!reader || reader.confirmedAt === null || reader.lastLetter === letter) return
  const latest = await latestLetter()
  if (latest?.id !== letter) return
  await sendOrEnd(mailer, await letterMail(reader, latest, links))
  await markLetterMailed(database.db, id, letter)
}
