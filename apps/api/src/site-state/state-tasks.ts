import { addJob } from '@pulli/data/jobs/jobs.ts'
import { STATE_MAIL } from '@pulli/data/jobs/troubled-jobs.ts'
import { listOwners } from '@pulli/data/staff/owners.ts'
import { findNamed } from '@pulli/data/staff/staff.ts'
import { m } from '@pulli/messages/messages.js'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mailer } from '#mail/mail.ts'
import { sendOrEnd } from '#mail/send-or-end.ts'
import { problemsInWords } from './problems-in-words.ts'
import { readSiteFacts, type SiteFactsDeps } from './read-site-facts.ts'

export type StateTaskDeps = SiteFactsDeps & { mailer: Mailer; publicUrl: string }

const Payload = z.strictObject({ to: z.uuid(), day: z.string() })

/** Every morning: 9 o'clock in India, in UTC. */
export const STATE_CRONTAB = '30 3 * * * check-site-state ?max=3'

/** The daily look at the state of the site, which mails owners only where something is wrong. */
export function stateTasks(deps: StateTaskDeps): TaskList {
  return {
    'check-site-state': () => checkSiteState(deps),
    [STATE_MAIL]: (payload) => mailSiteState(deps, Payload.parse(payload)),
  }
}

/** One job for each owner, so that an address that fails blocks no other. An unsent one of the day before is replaced. */
async function checkSiteState(deps: StateTaskDeps): Promise<void> {
  const problems = problemsInWords(await readSiteFacts(deps))
  if (problems.length === 0) return
  const day = deps.clock().toISOString().slice(0, 10)
  await deps.database.db.transaction().execute(async (tx) => {
    for (const to of await listOwners(tx))
      await addJob(tx, { task: STATE_MAIL, payload: { to, day }, key: `${STATE_MAIL}:${to}` })
  })
}

/** Computes the problems when the mail is sent: those fixed meanwhile are left out. */
async function mailSiteState(deps: StateTaskDeps, { to, day }: z.infer<typeof Payload>): Promise<void> {
  const { database, mailer, publicUrl } = deps
  const problems = problemsInWords(await readSiteFacts(deps))
  if (problems.length === 0) return
  // People removed meanwhile get no more mails.
  if (!(await listOwners(database.db)).includes(to)) return
  const owner = await findNamed(database.db, to)
  if (owner === undefined) return
  const letter: Letter = {
    heading: m.state_mail_heading(),
    opening: [m.state_mail_text(), ...problems],
    facts: [],
    action: { label: m.state_mail_action(), address: `${publicUrl}/desk/state` },
    closing: [m.state_mail_closing()],
  }
  await sendOrEnd(mailer, {
    role: 'site-state',
    messageId: `site-state-${day}-${to}`,
    to: [owner.email],
    subject: m.state_mail_subject(),
    html: await letterHtml(letter),
    text: letterText(letter),
  })
}
