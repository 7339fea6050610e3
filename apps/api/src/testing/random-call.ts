import fc from 'fast-check'

/** The part of a JSON schema that the contract uses. */
type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  maxItems?: number
}

type Parameter = { name: string; in: string; schema: Schema }
type Described = {
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema: Schema }> }
}

/** One call of the contract: how it is made, and what the document says that it takes. */
export type ContractCall = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  described: Described
}

/** Every call of an OpenAPI document. */
export function callsOf(document: { paths: Record<string, Record<string, Described>> }): ContractCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, described]) => {
      const method = verb.toUpperCase() as ContractCall['method']
      return { name: `${method} ${path}`, method, path, described }
    }),
  )
}

/** What a person might send, so that some calls get further than the first look at a field. */
const PLAUSIBLE = fc.constantFrom<unknown>(
  '9876543210',
  '+91 98765 43210',
  '123456',
  'asha@example.in',
  '2026-12-01',
  '2026-02-30',
  'Asia/Kolkata',
  '019a9b6c-0000-7000-8000-000000000000',
  'Asha',
  '',
  '1',
  'true',
  0,
  1,
  3,
  -1,
  0.5,
  2 ** 53,
  null,
  true,
  [],
  {},
)

/** What should go nowhere: control characters, halves of characters, names that objects have by themselves. */
const HOSTILE = fc.constantFrom<unknown>(
  '\0',
  '\ud800',
  'a\r\nBcc: b@example.in',
  '__proto__',
  'constructor',
  "'; drop table members; --",
  '%00',
  '../..',
  'a'.repeat(2_000),
  '\u202eabc',
  '😀'.repeat(300),
)

const TEXT = fc.string({ unit: 'binary', maxLength: 60 })
const VALUE: fc.Arbitrary<unknown> = fc.oneof(PLAUSIBLE, HOSTILE, TEXT, fc.jsonValue())

/** A value that the schema would let through, or nearly. */
function ofSchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const ways = schema.anyOf ?? schema.oneOf
  if (ways) return fc.oneof(...ways.map(ofSchema))
  if (schema.type === 'object') return bodyOf(schema)
  if (schema.type === 'array') {
    return fc.array(schema.items ? ofSchema(schema.items) : VALUE, {
      maxLength: Math.min(24, schema.maxItems ?? 24),
    })
  }
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: -1, max: 64 })
  if (schema.type === 'boolean') return fc.boolean()
  return fc.oneof(
    PLAUSIBLE.filter((value) => typeof value === 'string'),
    TEXT,
  )
}

/** An object of these fields: each as it should be, or spoilt, or not there, and at times one too many. */
function bodyOf({ properties = {}, anyOf, oneOf }: Schema): fc.Arbitrary<unknown> {
  const ways = anyOf ?? oneOf
  if (ways) return fc.oneof(...ways.map(bodyOf))
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      fc.oneof({ weight: 6, arbitrary: ofSchema(schema) }, { weight: 1, arbitrary: VALUE }),
    ]),
  )
  const names = [...Object.keys(properties), 'id', 'member_id', '__proto__', 'constructor']
  const spoilt = fc.dictionary(fc.constantFrom(...names), VALUE, { maxKeys: 2 })
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(fields) },
    { weight: 2, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 2, arbitrary: fc.tuple(fc.record(fields), spoilt).map(([good, bad]) => ({ ...good, ...bad })) },
  )
}

/** What is sent at random for one call: an address, and a body where the call takes one. */
export function randomCall({
  path,
  described,
}: ContractCall): fc.Arbitrary<{ url: string; payload?: string }> {
  const parameters = described.parameters ?? []
  const inPath = fc.record(
    Object.fromEntries(parameters.filter((one) => one.in === 'path').map(({ name }) => [name, VALUE])),
  )
  const inQuery = fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('x', ...parameters.filter((one) => one.in === 'query').map(({ name }) => name)),
        TEXT,
      ),
      fc.oneof(VALUE, ...parameters.map(({ schema }) => ofSchema(schema))),
    ),
    { maxLength: 3 },
  )
  const url = fc.tuple(inPath, inQuery).map(([parts, query]) => {
    const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(parts[name]))
    const asked = query.map((pair) => pair.map(encoded).join('=')).join('&')
    return asked === '' ? place : `${place}?${asked}`
  })
  const schema = described.requestBody?.content?.['application/json']?.schema
  if (schema === undefined) return url.map((to) => ({ url: to }))
  const known = fc.record(
    Object.fromEntries(
      parameters.filter((one) => one.in === 'path').map((one) => [one.name, ofSchema(one.schema)]),
    ),
  )
  const place = known.map((parts) => path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(parts[name])))
  const body = fc.oneof(
    { weight: 6, arbitrary: bodyOf(schema).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.anything().map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: TEXT },
  )
  return fc
    .tuple(fc.oneof({ weight: 4, arbitrary: place }, url), body)
    .map(([to, payload]) => ({ url: to, payload }))
}

/** As an address has it. Half a character has no place there. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null')
  return encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E')
}
