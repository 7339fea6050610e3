import { openMemberKey } from '@pulli/data/encryption/data-key.ts'
import { openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { openMood } from '@pulli/data/mood/moods.ts'
import { stack } from '../stack/shared-stack.ts'
import { query } from './stored-member.ts'

type Stored = { day: string; mood_type: string; noteEncrypted: Buffer | null; version: number }

/** Returns a member's rows, with their notes decrypted. */
export async function entriesOf(memberId: string) {
  const keys = await openKeyFolder(stack.keysDir)
  const [holder] = await query<{ wrappedKey: Buffer }>(
    'select wrapped_key as "wrappedKey" from members where member_id = $1',
    [memberId],
  )
  if (holder === undefined) throw new Error(`${memberId} is no member`)
  const dataKey = await openMemberKey(keys, { memberId, ...holder })
  const rows = await query<Stored>(
    'select day::text, mood_type, note_encrypted as "noteEncrypted", version from moods where member_id = $1',
    [memberId],
  )
  return rows.map((row) => openMood(dataKey, row))
}
