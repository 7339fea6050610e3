import pg from 'pg'

/** Strapi leaves tables alone that it never made. */
const TABLE = `create table if not exists pulli_version (
  is_only boolean primary key default true check (is_only),
  newest  text    not null,
  oldest  text    not null
)`

/** Versions are compared by their numbers, and what a newer one recorded is never lowered. */
const RECORD = `insert into pulli_version as before (newest, oldest) values ($1, $2)
  on conflict (is_only) do update set
    newest = array_to_string(greatest(string_to_array(before.newest, '.')::int[], string_to_array($1, '.')::int[]), '.'),
    oldest = array_to_string(greatest(string_to_array(before.oldest, '.')::int[], string_to_array($2, '.')::int[]), '.')`

const TOO_OLD = `select newest, oldest from pulli_version
  where string_to_array($1, '.')::int[] < string_to_array(oldest, '.')::int[]`

/** The first version that reads what it finds; those before it recorded no version at first. */
const FIRST = '1.0.0'

const BEFORE_FIRST = `select from (select to_regclass('strapi_core_store_settings') is not null as has_started) as found
  where has_started
    and string_to_array($1, '.')::int[] >= string_to_array('${FIRST}', '.')::int[]
    and coalesce(
      (select string_to_array(newest, '.')::int[] < string_to_array('${FIRST}', '.')::int[] from pulli_version), true)`

/**
 * Looks whether a version may work on the database of the CMS, before Strapi looks at its tables, and records that it does.
 *
 * @param {string} url
 * @param {{ version: string, oldest: string }} release this version, and the oldest that works on what it leaves
 * @returns {Promise<string | undefined>} why it may not
 */
export async function refusalOfOlder(url, { version, oldest }) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(TABLE)
    if ((await client.query(BEFORE_FIRST, [version])).rows.length > 0)
      return `The database of the CMS was made by a version before ${FIRST}, which this one cannot read. Start with an empty one`
    const { rows } = await client.query(TOO_OLD, [version])
    if (rows.length > 0)
      return `This is Pulli ${version}. Pulli ${rows[0].newest} has brought the database of the CMS to where nothing older than ${rows[0].oldest} may work on it. Start ${rows[0].oldest} or newer`
    await client.query(RECORD, [version, oldest])
    return undefined
  } finally {
    await client.end()
  }
}
