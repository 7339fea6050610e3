import type { Tx } from '#schema.ts'

/** Deletes all known browsers of a member, except one if given. */
export async function forgetOtherBrowsers(
  tx: Tx,
  { memberId, browserHash }: { memberId: string; browserHash: Buffer | undefined },
): Promise<void> {
  const all = tx.deleteFrom('known_browsers').where('member_id', '=', memberId)
  await (browserHash === undefined ? all : all.where('browser_hash', '!=', browserHash)).execute()
}
