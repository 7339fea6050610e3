import type { Call, Calls } from '#http/calls.ts'
import { REFUSALS, type RefusalCode } from '#http/refusals.ts'
import { CONTENT_PATHS, CONTENT_SCHEMAS, ETAG } from './content-reads.ts'
import { refusalsOf, refusalsOfCall } from './refusals-of.ts'

type Json = Record<string, unknown>
type Response = { description: string; headers?: Json; content?: Json } | { $ref: string }
type Operation = {
  operationId: string
  description?: string
  security?: object[]
  parameters?: { name: string; description?: string | undefined }[]
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
/** Operations that authenticate with something other than a bearer token. */
const SECURITY: Readonly<Record<string, object[]>> = { renewSession: [{ refreshCookie: [] }, {}] }

/** The description of each path and query parameter. */
const PARAMETERS: Readonly<Record<string, string>> = {
  keep: '`required`: refuse rather than answer a result that cannot be kept.',
  history: '`true`: all results, in place of the latest of each instrument.',
  from: 'The first day.',
  to: 'The last day.',
  purpose: 'What the consent is for.',
  mood_id: 'The id of the entry.',
  documentId: 'The id of the audio or video in the content service.',
  id: 'The id of the session.',
}

const refer = (name: keyof typeof HEADERS) => ({ [name]: { $ref: `#/components/headers/${name}` } })

const DESK_COOKIES =
  'The cookie of the session (`desk`, on https `__Host-desk`), `DESK-XSRF-TOKEN` and `desk-browser`'

/** Headers of a successful response, besides the common one. */
const OF_SUCCESS: Readonly<Record<string, Json>> = {
  signIn: {
    'Set-Cookie': cookieHeader('The refresh cookie (`refresh`, on https `__Host-refresh`) and `XSRF-TOKEN`'),
  },
  renewSession: {
    'Set-Cookie': cookieHeader('The next refresh cookie and `XSRF-TOKEN`, where it came as a cookie'),
  },
  signOut: { 'Set-Cookie': cookieHeader('Takes both cookies away') },
  signInStaff: { 'Set-Cookie': cookieHeader(DESK_COOKIES) },
  joinDesk: { 'Set-Cookie': cookieHeader(DESK_COOKIES) },
  signOutStaff: { 'Set-Cookie': cookieHeader('Takes the cookies of the session away') },
  listCrisisLines: { ETag: ETAG },
  listInstruments: { ETag: ETAG },
  downloadOwnAppointment: {
    'Content-Disposition': { description: 'The file name.', schema: { type: 'string' } },
  },
  exportMember: {
    'Content-Disposition': { description: 'The file name.', schema: { type: 'string' } },
  },
}

/** Reads that a client can revalidate. */
const REVALIDATED = ['listCrisisLines', 'listInstruments']

function cookieHeader(description: string) {
  return { description: `${description}.`, schema: { type: 'string' } }
}

/**
 * Completes the document that the routes produce: adds each operation's refusals with their codes, the response
 * headers, the security requirements and, where the site has them, the public content reads.
 */
export function complete(
  document: Document,
  { calls, hasContentReads }: { calls: Calls; hasContentReads: boolean },
): Document {
  const problems: Json = {}
  for (const methods of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(methods))
      completeOperation(method, operation, { call: calls[operation.operationId], problems })
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

function completeOperation(
  method: string,
  operation: Operation,
  { call, problems }: { call: Call | undefined; problems: Json },
) {
  operation.security ??= SECURITY[operation.operationId] ?? []
  for (const parameter of operation.parameters ?? []) parameter.description ??= PARAMETERS[parameter.name]
  const { operationId, responses, security } = operation
  const isForMembers = security.length > 0 && security.every((way) => 'bearer' in way)
  for (const [status, response] of Object.entries(responses)) {
    if (!/^\d{3}$/.test(status)) delete responses[status]
    else if (!('$ref' in response)) {
      if (response.description === 'Default Response') response.description = 'Done'
      response.headers = { ...refer('X-Request-Id'), ...(call ? ofSuccess(call) : OF_SUCCESS[operationId]) }
    }
  }
  if ((call && 'page' in call.answer) || REVALIDATED.includes(operationId))
    responses['304'] = { description: 'Not modified', headers: { ...refer('X-Request-Id'), ETag: ETAG } }
  const codes = call
    ? refusalsOfCall(call)
    : refusalsOf({ operationId, isForMembers, isWrite: method !== 'get' })
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
