import type { PersonalDataRows } from '@pulli/data/data-rights/personal-data.ts'
import { stringify } from 'csv-stringify/sync'
import { strToU8, zipSync } from 'fflate'
import { writeReadme } from './write-readme.ts'

/**
 * Packs a member's data: one file for programs, one per table for people, and a page that explains them.
 * @param day the member's day, `YYYY-MM-DD`
 */
export function packExport(held: readonly PersonalDataRows[], day: string, now: Date): Buffer {
  const everything = Object.fromEntries(held.map(({ name, rows }) => [name, rows]))
  const tables = held.map(({ name, columns, rows }) => [`${name}.csv`, strToU8(toCsv(columns, rows))])
  const files = {
    'README.txt': strToU8(writeReadme(held, day)),
    'everything.json': strToU8(`${JSON.stringify(everything, null, 2)}\n`),
    ...Object.fromEntries(tables),
  }
  return Buffer.from(zipSync(files, { mtime: now }))
}

/** Prefixes `'` to cells that a spreadsheet could read as formulas; the byte-order mark declares UTF-8. */
function toCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  return stringify([...rows], {
    columns: [...columns],
    header: true,
    bom: true,
    escape_formulas: true,
    cast: {
      date: (date) => date.toISOString(),
      boolean: (is) => (is ? 'true' : 'false'),
      object: (value) => JSON.stringify(value),
    },
  })
}
