import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

/** The message of the error of a job that a hold stopped. */
const MAILS_HELD = 'mail not sent: held'

/** Returns since when mails are held, or undefined. */
export async function mailsHeldSince(db: Db): Promise<Date | undefined> {
  return (await db.selectFrom('mailHold').select('since').executeTakeFirst())?.since
}

/** Holds every mail from now on. */
export async function holdMails(db: Db): Promise<void> {
  await sql`insert into mail_hold default values on conflict do nothing`.execute(db)
}

/** Ends the pause, and resumes the jobs that it stopped. @returns how many there were */
export async function releaseMails(tx: Tx): Promise<number> {
  await tx.deleteFrom('mailHold').execute()
  const { numAffectedRows = 0n } = await sql`
    update graphile_worker._private_jobs set attempts = 0, run_at = now(), last_error = null
    where last_error like ${`%${MAILS_HELD}%`} and locked_at is null`.execute(tx)
  return Number(numAffectedRows)
}

/** Ends the hold, and drops the jobs that it stopped. @returns how many there were */
export async function discardMails(tx: Tx): Promise<number> {
  await tx.deleteFrom('mailHold').execute()
  const { numAffectedRows = 0n } = await sql`
    delete from graphile_worker._private_jobs
    where last_error like ${`%${MAILS_HELD}%`} and locked_at is null`.execute(tx)
  return Number(numAffectedRows)
}
