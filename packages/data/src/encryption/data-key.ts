import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import { decryptValue, encryptValue, UnreadableValue } from './encrypted-value.ts'
import type { EncryptionKeys } from './encryption-keys.ts'

/** The key of one member, or of one consultation request. Each value made with it is bound to its owner and its place. */
export type DataKey = { owner: string; key: Buffer }

/** Where a value lies in the rows of its owner. */
export type OwnPlace = { table: string; column: string; row: string }

/** A data key is never changed, so its values have one version. */
const VERSION = 1

/** Encrypts a text: 29 bytes more than its UTF-8. */
export function encryptText(dataKey: DataKey, place: OwnPlace, text: string): Buffer {
  return encryptValue(
    { version: VERSION, key: dataKey.key },
    placeOf(dataKey.owner, place),
    Buffer.from(text),
  )
}

/** @throws UnreadableValue without the key that the value was made with, or out of its place */
export function decryptText(dataKey: DataKey | undefined, place: OwnPlace, value: Buffer): string {
  if (dataKey === undefined) throw new UnreadableValue(place)
  const keyOf = (version: number) => (version === VERSION ? dataKey.key : undefined)
  return decryptValue(keyOf, placeOf(dataKey.owner, place), value).toString()
}

function placeOf(owner: string, { table, column, row }: OwnPlace) {
  return { table, column, row: `${owner} ${row}` }
}

/** A member and their data key. */
export type KeyHolder = { memberId: string; dataKey: DataKey }

/** Opens the data key of a member. */
export async function openMemberKey(
  { wrapping }: EncryptionKeys,
  { memberId, wrappedKey }: { memberId: string; wrappedKey: Buffer },
): Promise<DataKey> {
  return { owner: memberId, key: await wrapping.unwrap(memberId, wrappedKey) }
}

/** Finds and opens the data key of a member. Undefined if they were erased meanwhile. */
export async function findMemberKey(
  db: Db,
  keys: EncryptionKeys,
  memberId: string,
): Promise<DataKey | undefined> {
  const found = await db
    .selectFrom('members')
    .select('wrappedKey')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return found && openMemberKey(keys, { memberId, wrappedKey: found.wrappedKey })
}

const ROWS_AT_A_TIME = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** The tables with a data key in each row, and the column that names its owner. */
const OWNERS = { members: 'member_id', consultation_requests: 'id', staff: 'id' } as const

type Owned = { owner: string; wrapped: Buffer }

/**
 * Wraps every data key again that is not under the newest key-encryption key, batch by batch.
 *
 * @returns the versions that data keys are still wrapped with: the newest alone, unless one changed meanwhile
 */
export async function rewrapDataKeys(db: Db, keys: EncryptionKeys): Promise<number[]> {
  const versions = new Set<number>()
  for (const table of Object.keys(OWNERS) as (keyof typeof OWNERS)[]) {
    await rewrapTable(db, keys, table)
    const { rows } = await sql<{ version: number }>`
      select distinct get_byte(wrapped_key, 0) as version from ${sql.table(table)}
      where wrapped_key is not null`.execute(db)
    for (const { version } of rows) versions.add(version)
  }
  return [...versions]
}

async function rewrapTable(db: Db, { wrapping }: EncryptionKeys, table: keyof typeof OWNERS) {
  const id = sql.ref(OWNERS[table])
  const newest = await wrapping.newestVersion()
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const { rows }: { rows: Owned[] } = await sql<Owned>`
      select ${id} as owner, wrapped_key as wrapped from ${sql.table(table)}
      where ${id} > ${after} and get_byte(wrapped_key, 0) <> ${newest}
      order by ${id} limit ${ROWS_AT_A_TIME}`.execute(db)
    const given = await Promise.all(
      rows.map(async ({ owner, wrapped }) => ({
        owner,
        wrapped,
        again: await wrapping.wrap(owner, await wrapping.unwrap(owner, wrapped)),
      })),
    )
    await sql`
      update ${sql.table(table)} set wrapped_key = given.again
      from unnest(
        ${given.map(({ owner }) => owner)}::uuid[], ${given.map(({ wrapped }) => wrapped)}::bytea[],
        ${given.map(({ again }) => again)}::bytea[]
      ) as given (owner, wrapped, again)
      where ${id} = given.owner and wrapped_key = given.wrapped`.execute(db)
    after = rows.length < ROWS_AT_A_TIME ? undefined : rows.at(-1)?.owner
  }
}
