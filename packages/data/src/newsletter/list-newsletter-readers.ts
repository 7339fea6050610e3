import type { Tx } from '#schema.ts'

/** Lists the ids of subscribers who confirmed before an instant and have not been mailed a letter. */
export async function listNewsletterReaders(
  tx: Tx,
  { letter, confirmedBefore }: { letter: string; confirmedBefore: Date },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('confirmed_at', '<', confirmedBefore)
    .where('last_letter', 'is distinct from', letter)
    .execute()
  return rows.map(({ id }) => id)
}
