import type { RowCount } from './count-rows.ts'

/** How many rows of a table a restored backup may have. */
export interface RowBounds {
  readonly least: number
  readonly most: number
}

/**
 * The site writes while it is backed up, so the moment of the backup lies between two counts: what was inserted and
 * deleted between them widens the bounds, and where nothing was, they are one number.
 */
export function rowBounds(before: RowCount | undefined, after: RowCount): RowBounds {
  const first = before ?? { rows: 0, changes: 0 }
  const changed = Math.max(0, after.changes - first.changes)
  return {
    least: Math.max(0, Math.min(first.rows, after.rows) - changed),
    most: Math.max(first.rows, after.rows) + changed,
  }
}

/** Lists the tables that do not hold what the manifest says. */
export function rowFaults(
  bounds: Readonly<Record<string, RowBounds>>,
  found: Readonly<Record<string, RowCount>>,
): string[] {
  return Object.entries(bounds).flatMap(([table, { least, most }]) => {
    const rows = found[table]?.rows
    if (rows === undefined) return `${table} is missing`
    if (rows >= least && rows <= most) return []
    return `${table} has ${rows} rows instead of ${least === most ? least : `${least} to ${most}`}`
  })
}
