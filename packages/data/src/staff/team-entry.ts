import type { Db, Tx } from '#schema.ts'

/** Finds who is shown by an entry of the team. */
export async function findShownBy(
  db: Db,
  teamEntry: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('teamEntry', '=', teamEntry)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}

/** Finds and locks the team entry of a person at the desk, so that two changes run one after the other. */
export async function lockTeamEntry(
  tx: Tx,
  staffId: string,
): Promise<{ teamEntry: string | null } | undefined> {
  return tx
    .selectFrom('staff')
    .select('teamEntry')
    .where('id', '=', staffId)
    .where('removedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Stores which entry of the team shows a person. Rejects an entry that shows another person: see `isEntryInUse`. */
export async function setTeamEntry(tx: Tx, staffId: string, teamEntry: string | null): Promise<void> {
  await tx.updateTable('staff').set({ teamEntry }).where('id', '=', staffId).execute()
}

/** Returns whether an error means that an entry shows another person. */
export function isEntryInUse(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'staff_one_for_each_team_entry'
  )
}
