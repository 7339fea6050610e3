import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { plainError } from '@pulli/contracts/plain-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import type { Answer, Call, Caller, Calls, Param } from './calls.ts'
import type { EncodedPage } from './encoded-page.ts'
import { readBody } from './read-body.ts'
import { refused } from './refusals.ts'
import { sendAnswer } from './send-answer.ts'
import { sendEncoded } from './send-encoded.ts'
import { turnOf } from './turn-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The entry that the route serves. */
    call?: Call
  }
}

/** Returns what finds out who makes a call, before its body is read; undefined where anyone may make it. */
export type Authenticate = (call: Call) => ((request: FastifyRequest) => Promise<object>) | undefined

const NO_QUERY = z.strictObject({})

/** How each kind of caller is described in the contract. */
const SECURITY: Readonly<Record<Extract<Caller, string>, Record<string, never[]>[]>> = {
  anyone: [],
  'anyone-or-member': [{ bearer: [] }, {}],
  'session-cookie': [{ refreshCookie: [] }, {}],
  member: [{ bearer: [] }],
  staff: [{ deskCookie: [] }],
}

type Named = Record<string, unknown>
type Served = { call: Call; context: ApiContext; request: FastifyRequest; reply: FastifyReply }

/** Registers the routes of calls. */
export function serveCalls(
  app: FastifyInstance,
  context: ApiContext,
  { calls, authenticate }: { calls: Calls; authenticate: Authenticate },
): void {
  for (const [operationId, call] of Object.entries(calls)) {
    const [method = '', url = ''] = call.route.split(' ')
    const identities = new WeakMap<FastifyRequest, object>()
    const identify = authenticate(call)
    app.route({
      method,
      url,
      config: { call },
      schema: schemaOf(operationId, call),
      // The handler does it: what is no id is an unknown one, and a body is looked at after its guard.
      validatorCompiler: () => (value) => ({ value }),
      ...(identify && {
        onRequest: async (request) => void identities.set(request, await identify(request)),
      }),
      handler: (request, reply) => {
        const work = () => answerCall({ call, context, request, reply }, identities.get(request))
        return call.limit === 'in-turn' && context.inTurn
          ? context.inTurn(turnOf(context, request), work)
          : work()
      },
    })
  }
}

async function answerCall({ call, context, request, reply }: Served, identity: object | undefined) {
  const query = readBody(call.query ?? NO_QUERY, request.query)
  call.guard?.check(context, request)
  const { body: bodyOf, retry }: Partial<Call> = call.readsBodyItself ? {} : call
  const body = bodyOf && readBody(bodyOf, request.body)
  const params: Named = {}
  for (const [name, { schema, unknown }] of paramsOf(call)) {
    const { success, data } = schema.safeParse((request.params as Named)[name], { error: plainError })
    if (!success && unknown !== undefined) return sendAnswer(reply, refused(unknown))
    params[name] = success ? data : readBody(z.strictObject({ [name]: schema }), request.params)
  }
  const idempotencyKey = retry === 'key' ? readIdempotencyKey(request) : undefined
  const input = {
    ...identity,
    ...params,
    context,
    query,
    body,
    idempotencyKey,
    traceId: request.id,
    request,
    reply,
  }
  const data = await call.run(input as never)
  if ('page' in call.answer) return sendEncoded(request, reply, data as EncodedPage)
  if ('file' in call.answer) return sendFile(reply, call.answer.file, data as File)
  const says = call.says as (done: object) => string
  return sendAnswer(reply, { envelope: succeeded(says({ ...input, data }), data) })
}

type File = { name: string; bytes: string | Uint8Array }

function sendFile(reply: FastifyReply, type: string, { name, bytes }: File) {
  return reply
    .type(typeof bytes === 'string' ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(bytes)
}

const paramsOf = ({ params }: Call) => Object.entries((params ?? {}) as Record<string, Param>)

function schemaOf(operationId: string, call: Call) {
  const { tag, summary, description, caller, query = NO_QUERY, body, answer } = call
  const params = paramsOf(call).map(([name, { schema }]) => [name, schema] as const)
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    security: SECURITY[typeof caller === 'string' ? caller : 'staff'],
    querystring: query,
    ...(params.length > 0 && { params: z.strictObject(Object.fromEntries(params)) }),
    ...(body && { body }),
    response: { 200: successSchema(answer), '4xx': Refusal, '5xx': Refusal },
  }
}

function successSchema(answer: Answer) {
  if ('page' in answer) return successOf(answer.page)
  if ('file' in answer)
    return { description: 'The file', content: { [answer.file]: { schema: answer.schema } } }
  return successOf(answer)
}
