import { insertMember } from '@pulli/data/members/insert-member.ts'
import type { Db } from '@pulli/data/schema.ts'
import { DEMO_MEMBER } from './demo-member.ts'

/** Makes the member with whom the dashboard can be tried. Once: what was changed since stays. */
export async function seedDemoMember(db: Db, now: Date): Promise<void> {
  const { phone, name, timeZone } = DEMO_MEMBER
  await db.transaction().execute((tx) => insertMember(tx, { phone, name, timeZone, now }))
}
