import { z } from 'zod'
import { orAbsent } from './content-fields.ts'

/** A record that cannot be shown: its position in the response and its faults. */
export interface BrokenRecord {
  documentId: string | undefined
  faults: string[]
}

/** One page of records. */
export interface ContentList<Value> {
  records: Value[]
  broken: BrokenRecord[]
  /** The number of pages; 1 if the service does not say. */
  pageCount: number
  /** The total number of records, if the service says. */
  total: number | undefined
}

const ListAnswer = z.object({
  data: z.array(z.unknown()),
  meta: orAbsent(
    z.object({
      pagination: z.object({
        pageCount: z.number().int().nonnegative(),
        total: orAbsent(z.number().int().nonnegative()),
      }),
    }),
  ),
})

const RecordAnswer = z.object({ data: z.record(z.string(), z.unknown()) })

function withoutNulls(value: unknown): unknown {
  if (value === null) return undefined
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNulls(part)]))
}

function documentIdOf(record: unknown) {
  const id = (record as { documentId?: unknown } | null | undefined)?.documentId
  return typeof id === 'string' ? id : undefined
}

/**
 * Reads a list (`{ data: […], meta }`).
 * @returns the valid records, and the broken ones
 * @throws {z.ZodError} if the response is not a list
 */
export function parseList<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): ContentList<z.infer<Schema>> {
  const { data, meta } = ListAnswer.parse(json)
  const list: ContentList<z.infer<Schema>> = {
    records: [],
    broken: [],
    pageCount: Math.max(1, meta?.pagination.pageCount ?? 1),
    total: meta?.pagination.total,
  }
  for (const record of data) {
    const parsed = schema.safeParse(withoutNulls(record))
    if (parsed.success) list.records.push(parsed.data)
    else
      list.broken.push({ documentId: documentIdOf(record), faults: parsed.error.issues.map(describeIssue) })
  }
  return list
}

/**
 * Reads one record (`{ data: {…} }`).
 * @throws {z.ZodError} if it cannot be shown
 */
export function parseRecord<Schema extends z.ZodType>(schema: Schema, json: unknown): z.infer<Schema> {
  return schema.parse(withoutNulls(RecordAnswer.parse(json).data))
}

function describeIssue(issue: z.core.$ZodIssue) {
  return `${issue.path.join('.')}: ${issue.message}`
}
