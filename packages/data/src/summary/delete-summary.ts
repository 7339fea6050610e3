import type { Tx } from '#schema.ts'

/**
 * Deletes a summary that a member sent, by its appointment or, where a backup was restored, by its own id.
 * @returns its id; undefined if there is none of theirs
 */
export async function deleteSummary(
  tx: Tx,
  { memberId, ...which }: { memberId: string } & ({ appointmentId: string } | { id: string }),
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('sent_summaries')
    .where('member_id', '=', memberId)
    .$if('appointmentId' in which, (query) =>
      query.where('appointment_id', '=', 'appointmentId' in which ? which.appointmentId : ''),
    )
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
