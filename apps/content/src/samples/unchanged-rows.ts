import { isDeepStrictEqual } from 'node:util'
import type { Row } from './sample-fields'

/** Fields that an earlier version did not have, so that an unchanged row has nothing in them. */
const ADDED = new Set(['isSample'])

/**
 * The rows that hold exactly what the seed put there. A row that an editor changed in any plain field is the editor's
 * word, and no sample.
 */
export function unchangedRows<Stored extends Row>(
  rows: readonly Stored[],
  seeded: readonly Row[],
  fields: readonly string[],
): Stored[] {
  const plain = (row: Row) => fields.filter((field) => !ADDED.has(field)).map((field) => normal(row[field]))
  const known = seeded.map(plain)
  return rows.filter((row) => known.some((values) => isDeepStrictEqual(values, plain(row))))
}

/** Editors' forms turn what is missing into null, `false` or an empty text. */
const normal = (value: unknown) => {
  if (value === undefined || value === null || value === '' || value === false) return null
  return typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : value
}
