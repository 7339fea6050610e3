import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import type { Tx } from '#schema.ts'

/** A call that someone asked for. */
export type WishedCall = {
  about: CallAbout
  /** By when the office calls. */
  dueAt: Date
  /** The time that they wish for; null: they wish to cancel. */
  startsAt: Date | null
}

/** Records that someone asks for a call. Returns whether that is new: the same wish again changes nothing. */
export async function wishCall(
  tx: Tx,
  { requestId, call: { about, dueAt, startsAt } }: { requestId: string; call: WishedCall },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('consultationRequests')
    .set({ callAbout: about, callDueAt: dueAt, callStartsAt: startsAt })
    .where('id', '=', requestId)
    .where(({ eb, or }) =>
      or([eb('callAbout', 'is distinct from', about), eb('callStartsAt', 'is distinct from', startsAt)]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Ends a call that was asked for.
 *
 * @param about only one about this; without it: any
 */
export async function endWishedCall(tx: Tx, requestId: string, about?: CallAbout): Promise<void> {
  await tx
    .updateTable('consultationRequests')
    .set({ callAbout: null, callDueAt: null, callStartsAt: null })
    .where('id', '=', requestId)
    .where('callAbout', 'is not', null)
    .$if(about !== undefined, (query) => query.where('callAbout', '=', about ?? null))
    .execute()
}
