import type { Schema } from './read-schema.ts'

type Table = Schema['tables'][string]

/**
 * Lists what would break the code of a released version on a newer schema: what it reads or writes is gone or of another
 * kind, or what it stores may be refused. Whether a new constraint or trigger refuses it, no list can tell: each needs a
 * person who looked.
 *
 * @param accepted names of constraints, indexes and triggers, each with why the released version gets along with it
 */
export function findBreaks(
  released: Schema,
  newest: Schema,
  accepted: Readonly<Record<string, string>> = {},
): string[] {
  const tables = Object.entries(released.tables).flatMap(([name, before]) => {
    const now = newest.tables[name]
    return now === undefined ? [`table ${name} is gone`] : breaksOf(name, before, now, accepted)
  })
  const functions = Object.entries(released.functions).flatMap(([name, result]) =>
    newest.functions[name] === result ? [] : [`function ${name} is gone or returns something else`],
  )
  const triggers = newest.triggers
    .filter(
      (name) => !released.triggers.includes(name) && isOfReleased(name, released) && !(name in accepted),
    )
    .map((name) => `trigger ${name} is new`)
  return [...tables, ...functions, ...triggers]
}

const isOfReleased = (trigger: string, { tables }: Schema) => (trigger.split('.')[0] ?? '') in tables

function breaksOf(
  table: string,
  before: Table,
  now: Table,
  accepted: Readonly<Record<string, string>>,
): string[] {
  return [
    ...columnBreaks(table, before, now),
    ...before.rights
      .filter((right) => !now.rights.includes(right))
      .map((right) => `${table}: the server may no longer ${right}`),
    ...Object.entries(now.constraints)
      .filter(([name, definition]) => before.constraints[name] !== definition && !(name in accepted))
      .map(([name]) => `${table}: constraint ${name} is new or stricter`),
    ...Object.entries(now.uniqueIndexes)
      .filter(([name, definition]) => before.uniqueIndexes[name] !== definition && !(name in accepted))
      .filter(([name]) => !(name in now.constraints))
      .map(([name]) => `${table}: unique index ${name} is new`),
    ...Object.entries(before.uniqueIndexes)
      .filter(([, definition]) => !Object.values(now.uniqueIndexes).includes(definition))
      .map(([name]) => `${table}: unique index ${name}, which "on conflict" may name, is gone`),
  ]
}

function columnBreaks(table: string, before: Table, now: Table): string[] {
  const known = Object.entries(before.columns).flatMap(([name, { type, isNullable, hasDefault }]) => {
    const column = now.columns[name]
    if (column === undefined) return [`${table}.${name} is gone`]
    return [
      ...(column.type === type ? [] : [`${table}.${name} was ${type} and is ${column.type}`]),
      ...(isNullable && !column.isNullable ? [`${table}.${name} may no longer be null`] : []),
      ...(hasDefault && !column.hasDefault ? [`${table}.${name} has no default any more`] : []),
    ]
  })
  const unknown = Object.entries(now.columns)
    .filter(([name, { isNullable, hasDefault }]) => !(name in before.columns) && !isNullable && !hasDefault)
    .map(([name]) => `${table}.${name} is new and needs a value`)
  return [...known, ...unknown]
}
