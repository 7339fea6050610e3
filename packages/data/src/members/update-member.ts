import type { Tx } from '#schema.ts'

/** What members can change of themselves. Omitted fields stay. */
export type MemberChange = { name?: string | undefined; timeZone?: string | undefined }

/** Changes a member. @returns undefined if they were erased meanwhile */
export async function updateMember(tx: Tx, memberId: string, { name, timeZone }: MemberChange) {
  return tx
    .updateTable('members')
    .set({ ...(name !== undefined && { name }), ...(timeZone !== undefined && { time_zone: timeZone }) })
    .where('member_id', '=', memberId)
    .returning(({ fn }) => fn.coalesce('phone', 'inactive_phone').$castTo<string>().as('phone'))
    .returning(['name', 'time_zone as timeZone', 'created_at as createdAt'])
    .executeTakeFirst()
}
