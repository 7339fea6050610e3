import type { Tx } from '#schema.ts'

/** Says whether this is a member still: one may be erased while a call of theirs is on its way. */
export async function isMember(tx: Tx, memberId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('members')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return found !== undefined
}
