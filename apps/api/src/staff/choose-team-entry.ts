import type { ChosenTeamEntry, TeamEntryOption } from '@pulli/contracts/staff.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { findShownBy, isEntryInUse, lockTeamEntry, setTeamEntry } from '@pulli/data/staff/team-entry.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { inTime } from '#consultation/in-time.ts'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { DetailedRefusal } from '#http/refusals.ts'
import { staffEvent } from './staff-event.ts'

const RETRY_SECONDS = 5

/**
 * Returns who is on the team page.
 * @throws DomainError `team-unavailable` where that cannot be read at once
 */
export async function readTeamEntries({ team }: Pick<ApiContext, 'team'>): Promise<TeamEntryOption[]> {
  const entries = team === undefined ? [] : await inTime(team, undefined)
  if (entries === undefined) throw new DomainError('team-unavailable', { retryAfterSeconds: RETRY_SECONDS })
  return entries.map(({ documentId, name, specialization }) => ({
    document_id: documentId,
    name,
    specialization,
  }))
}

/**
 * Stores which entry of the team page shows someone (decision 91), if it still is the one that the caller saw. One entry
 * shows one person. The same again changes nothing.
 *
 * @throws DetailedRefusal `team-entry-in-use`
 * @throws DomainError `unknown-staff`, `team-entry-changed`, `team-unavailable`
 * @throws InvalidInput where the entry is not on the team page
 */
export async function chooseTeamEntry(
  context: ApiContext,
  { id, team_entry: wanted, seen }: ChosenTeamEntry & { id: string },
  { person: owner, traceId }: DeskCaller,
): Promise<void> {
  const { db } = context.database
  const now = context.clock()
  if (wanted !== null) {
    const entries = await readTeamEntries(context)
    if (!entries.some(({ document_id }) => document_id === wanted))
      throw new InvalidInput({ team_entry: m.field_team_entry_unknown() })
  }
  try {
    await db.transaction().execute(async (tx) => {
      const found = await lockTeamEntry(tx, id)
      if (found === undefined) throw new DomainError('unknown-staff')
      if (found.teamEntry === wanted) return
      if (found.teamEntry !== seen) throw new DomainError('team-entry-changed')
      await setTeamEntry(tx, id, wanted)
      const action = wanted === null ? 'staff.clear-team-entry' : 'staff.choose-team-entry'
      const event = { action, subjectKind: 'staff', subjectId: id, traceId, now }
      await recordAudit(tx, staffEvent({ staffId: owner.staffId, ...event }))
    })
  } catch (error) {
    if (wanted === null || !isEntryInUse(error)) throw error
    // Without a name where that changed in this moment.
    const name = (await findShownBy(db, wanted))?.name
    const words =
      name === undefined ? m.refusal_team_entry_in_use() : m.refusal_team_entry_in_use_by({ name })
    throw new DetailedRefusal('team-entry-in-use', { fields: { team_entry: words } }, words)
  }
}
