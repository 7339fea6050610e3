import type { Tx } from '#schema.ts'

/** Returns whether a member still exists: they may be erased while a request of theirs is in flight. */
export async function isMember(tx: Tx, memberId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('members')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return found !== undefined
}
