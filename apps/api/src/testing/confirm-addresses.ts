import type { testApi } from './test-api.ts'

/** The person who acts on the requests says that their addresses are theirs: they are mailed about appointments. */
export async function confirmAddresses({
  db,
}: Pick<Awaited<ReturnType<typeof testApi>>, 'db'>): Promise<void> {
  await db.updateTable('consultationRequests').set({ mailAnswer: 'confirmed' }).execute()
}
