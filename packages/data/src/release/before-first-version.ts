import type pg from 'pg'

const UNDEFINED_TABLE = '42P01'
const INSUFFICIENT_PRIVILEGE = '42501'

/** Whether a version before 1.0.0 made a database: it has migrations, but not the first one, `names[0]`, of all versions since. */
export async function isBeforeFirstVersion(
  client: Pick<pg.ClientBase, 'query'>,
  names: readonly string[],
): Promise<boolean> {
  try {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    return rows.length > 0 && !rows.some(({ name }) => name === names[0])
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === UNDEFINED_TABLE || code === INSUFFICIENT_PRIVILEGE) return false
    throw error
  }
}

/** Says that a version before 1.0.0 made a database, and what to do. */
export const EARLIER_DATABASE =
  'This database was made by a version before 1.0.0, which this one cannot read. Start with an empty one'

/** Says that a version before 1.0.0 made a data folder, and what to do. */
export const EARLIER_FOLDER =
  'This folder was made by a version before 1.0.0, which this one cannot read. Move it away, or start with another DATA_DIR'
