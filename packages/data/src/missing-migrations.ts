import type pg from 'pg'
import { migrationNames } from './migrate.ts'

const UNDEFINED_TABLE = '42P01'
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Returns the migrations of this version that a database lacks: all of them if it was never migrated, or if this
 * account has no privileges. A database with newer migrations lacks none.
 */
export async function missingMigrations(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const names = await migrationNames()
  try {
    const { rows } = await pool.query<{ name: string }>('select name from schema_migrations')
    const applied = new Set(rows.map(({ name }) => name))
    return names.filter((name) => !applied.has(name))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === UNDEFINED_TABLE || code === INSUFFICIENT_PRIVILEGE) return names
    throw error
  }
}
