import type { Call, Calls } from '#http/calls.ts'
import { REFUSALS, type RefusalCode } from '#http/refusals.ts'
import { CONTENT_PATHS, CONTENT_SCHEMAS, ETAG } from './content-reads.ts'
import { refusalsOf } from './refusals-of.ts'

type Json = Record<string, unknown>
type Response = { description: string; headers?: Json; content?: Json } | { $ref: string }
type Operation = {
  operationId: string
  responses: Record<string, Response>
}
export type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; headers?: Json; responses?: Json }
}

const HEADERS = {
  'X-Request-Id': {
    description: 'Identifies this request. The log contains it; quote it when you report a problem.',
    schema: { type: 'string', format: 'uuid' },
  },
  'WWW-Authenticate': {
    description: 'How to authenticate.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds until the same call can succeed.',
    schema: { type: 'integer', minimum: 1 },
  },
}
const refer = (name: keyof typeof HEADERS) => ({ [name]: { $ref: `#/components/headers/${name}` } })

/**
 * Completes the document that the routes produce: adds each operation's refusals with their codes, the response
 * headers, the security requirements and, where the site has them, the public content reads.
 */
export function complete(
  document: Document,
  { calls, hasContentReads }: { calls: Calls; hasContentReads: boolean },
): Document {
  const problems: Json = {}
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    const call = calls[operation.operationId]
    if (call === undefined) throw new Error(`${operation.operationId} is not registered`)
    completeOperation(operation, call, problems)
  }
  const { schemas } = document.components
  const problem = schemas.Problem as { properties: { data: { properties: Json } } } | undefined
  if (problem !== undefined)
    problem.properties.data.properties.code = { type: 'string', enum: Object.keys(REFUSALS) }
  return withOneNameEach({
    ...document,
    paths: { ...document.paths, ...(hasContentReads && CONTENT_PATHS) } as Document['paths'],
    components: {
      ...document.components,
      headers: HEADERS,
      responses: problems,
      schemas: { ...schemas, ...(hasContentReads && CONTENT_SCHEMAS) },
    },
  })
}

/**
 * Every schema exists as input (`MoodInput`) and as output (`Mood`): removes the unreferenced form and gives the other
 * its plain name.
 */
function withOneNameEach(document: Document): Document {
  const { schemas } = document.components
  const named = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (named.has(name)) continue
      named.add(name)
      follow(schemas[name] ?? {})
    }
  }
  follow(document.paths)
  follow(document.components.responses)
  const plain = (name: string) => {
    const short = name.replace(/Input$/, '')
    return named.has(short) ? name : short
  }
  const used = [...named].toSorted().map((name) => [plain(name), schemas[name]] as const)
  const whole = { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } }
  const text = JSON.stringify(whole).replace(
    /"#\/components\/schemas\/(\w+)"/g,
    (_, name: string) => `"#/components/schemas/${plain(name)}"`,
  )
  return JSON.parse(text) as Document
}

function completeOperation({ responses }: Operation, call: Call, problems: Json) {
  for (const [status, response] of Object.entries(responses)) {
    if (!/^\d{3}$/.test(status)) delete responses[status]
    else if (!('$ref' in response)) {
      if (response.description === 'Default Response') response.description = 'Done'
      response.headers = { ...refer('X-Request-Id'), ...ofSuccess(call) }
    }
  }
  if ('page' in call.answer)
    responses['304'] = { description: 'Not modified', headers: { ...refer('X-Request-Id'), ETag: ETAG } }
  const codes = refusalsOf(call)
  for (const [status, ofStatus] of Map.groupBy(codes, (code) => REFUSALS[code].status)) {
    const name = nameOf(ofStatus)
    problems[name] ??= problemOf(status, ofStatus)
    responses[status] = { $ref: `#/components/responses/${name}` }
  }
}

function ofSuccess({ answer, cookies }: Call): Json {
  return {
    ...(cookies !== undefined && {
      'Set-Cookie': { description: `${cookies}.`, schema: { type: 'string' } },
    }),
    ...('page' in answer && { ETag: ETAG }),
    ...('file' in answer && {
      'Content-Disposition': { description: 'The file name.', schema: { type: 'string' } },
    }),
  }
}

/** Names a refusal that many operations share, such as `StaleVersionOrFavouritesFull`, so that it is defined once. */
function nameOf(codes: readonly RefusalCode[]): string {
  return codes
    .flatMap((code, n) => [...(n === 0 ? [] : ['or']), ...code.split('-')])
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('')
}

function problemOf(status: number, codes: RefusalCode[]): Response {
  const own = {
    type: 'object',
    properties: {
      status: { type: 'integer', const: status },
      data: { type: 'object', properties: { code: { type: 'string', enum: codes } } },
    },
  }
  const [code = 'unexpected'] = codes
  const example = { status, error: true, message: REFUSALS[code].message(), data: { code } }
  return {
    description: codes.map((each) => `\`${each}\``).join(', '),
    headers: {
      ...refer('X-Request-Id'),
      ...(status === 401 && refer('WWW-Authenticate')),
      ...((status === 429 || status === 503) && refer('Retry-After')),
    },
    content: {
      'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, own] }, example },
    },
  }
}
