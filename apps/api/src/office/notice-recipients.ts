import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import { findLastRecipients, insertRecipientChange } from '@pulli/data/office/recipient-changes.ts'
import type { RecipientSource } from '@pulli/data/schema.ts'
import type { ApiContext } from '#context.ts'

/** The current recipients of consultation requests: names and addresses. */
export type NamedRecipients = { recipients: readonly string[]; source: RecipientSource }

/**
 * Compares the current recipients with the last known ones. A change is stored, written to the audit trail and mailed
 * to everyone on both lists, so that no one can redirect requests unnoticed. The first list ever seen is not a change.
 *
 * @returns whether the recipients changed
 */
export async function noticeRecipients(
  { database, clock }: Pick<ApiContext, 'database' | 'clock'>,
  named: NamedRecipients,
): Promise<boolean> {
  const recipients = inOneForm(named.recipients)
  const now = clock()
  return database.db.transaction().execute(async (tx) => {
    const before = await findLastRecipients(tx)
    if (before?.join() === recipients.join()) return false
    const id = await insertRecipientChange(tx, { source: named.source, before, recipients, now })
    if (before === undefined) return false

    for (const n of everyone(before, recipients).keys()) {
      const key = `mail-recipient-change:${id}:${n}`
      await addJob(tx, { task: 'mail-recipient-change', payload: { id, n: `${n}` }, key })
    }
    await recordAudit(tx, {
      actor: named.source === 'setting' ? 'operator' : 'editor',
      action: 'office-recipients.change',
      subjectKind: 'office-recipients',
      subjectId: id,
      now,
    })
    return true
  })
}

/** Merges both lists without duplicates, in a stable order. */
export function everyone(before: readonly string[], now: readonly string[]): string[] {
  return inOneForm([...before, ...now])
}

/** Ignores order, case and duplicates. */
function inOneForm(recipients: readonly string[]): string[] {
  return [...new Set(recipients.map((address) => address.toLowerCase()))].toSorted()
}
