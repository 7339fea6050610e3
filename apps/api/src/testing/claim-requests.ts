import type { testApi } from './test-api.ts'

/** The members of their numbers say that they sent the requests there are. */
export async function claimRequests({ db }: Pick<Awaited<ReturnType<typeof testApi>>, 'db'>): Promise<void> {
  await db.updateTable('consultationRequests').set({ claimedAt: new Date() }).execute()
}
