import { PERSONAL_DATA_TABLES } from '#data-rights/personal-data-tables.ts'

/** The tables whose rows are of one member each. */
const OF_MEMBERS = Object.entries(PERSONAL_DATA_TABLES)
  .filter(([, { by }]) => by === 'member_id')
  .map(([table]) => table)

const NAMES_ONE = new RegExp(
  `\\b(?:from|join|update|using)\\s+"?(?:public"?\\."?)?(?:${OF_MEMBERS.join('|')})"?\\b`,
  'i',
)

/**
 * Columns of which each value is of one member at most: who they are here, their number, an entry, their request, its
 * appointment, the hash of a token.
 */
const KEYS = [
  'member_id',
  'id',
  'mood_id',
  'request_id',
  'appointment_id',
  'session_id',
  'key_hash',
  'token_hash',
  'access_token_hash',
  'refresh_token_hash',
  'code_hash',
  'pseudonym',
  'phone_lookup',
  'inactive_phone_lookup',
]
const IS_KEYED = new RegExp(`"?\\b(?:${KEYS.join('|')})"?\\s*=\\s*\\$\\d`, 'i')

/** Whether a statement reads or changes rows of members without naming whose by a key. */
export function crossesMembers(sql: string): boolean {
  return NAMES_ONE.test(sql) && !IS_KEYED.test(sql)
}
