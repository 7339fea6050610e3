import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** A mail of a job, by the left side of its Message-ID. */
export type MailOfJob = { jobId: string; messageId: string }

/** What is known of the attempts before: how many may have arrived, or what the mail server said as it took the mail. */
export type MailAttempts = { tries: number; takenAt: Date | null; receipt: string | null }

export async function findMailAttempts(
  db: Db,
  { jobId, messageId }: MailOfJob,
): Promise<MailAttempts | undefined> {
  return db
    .selectFrom('mailAttempts')
    .select(['tries', 'takenAt', 'receipt'])
    .where('jobId', '=', jobId)
    .where('messageId', '=', messageId)
    .executeTakeFirst()
}

/** Remembers that the text of a mail goes out now. */
export async function beginMailAttempt(db: Db, { jobId, messageId }: MailOfJob): Promise<void> {
  await sql`
    insert into mail_attempts (job_id, message_id) values (${jobId}, ${messageId})
    on conflict (job_id, message_id) do update set tries = mail_attempts.tries + 1`.execute(db)
}

/** Takes back an attempt that the mail server refused: it has nothing of it. */
export async function undoMailAttempt(db: Db, { jobId, messageId }: MailOfJob): Promise<void> {
  await db
    .updateTable('mailAttempts')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('jobId', '=', jobId)
    .where('messageId', '=', messageId)
    .execute()
}

/** Remembers that the mail server took a mail. */
export async function markMailTaken(
  db: Db,
  { jobId, messageId }: MailOfJob,
  taken: { receipt: string | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable('mailAttempts')
    .set({ takenAt: taken.now, receipt: taken.receipt ?? null })
    .where('jobId', '=', jobId)
    .where('messageId', '=', messageId)
    .execute()
}

/** Deletes the attempts of finished jobs. */
export async function forgetMailAttempts(db: Db): Promise<void> {
  await sql`
    delete from mail_attempts
    where not exists (select from graphile_worker._private_jobs as jobs where jobs.id = job_id)`.execute(db)
}

/** Returns those of the given ids of requests and subscriptions whose rows are deleted. */
export async function listErasedIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select mailed.id from unnest(${[...ids]}::uuid[]) as mailed (id)
    where not exists (select from consultation_requests where consultation_requests.id = mailed.id)
      and not exists (select from newsletter_subscriptions where newsletter_subscriptions.id = mailed.id)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
