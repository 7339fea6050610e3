import { isDatabaseUnreachable } from '@pulli/data/connection-failures.ts'
import { NeighbourAway } from '@pulli/data/neighbour/neighbour.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { InvalidInput } from './invalid-input.ts'
import { DetailedRefusal, type RefusalCode, type Refused, refused, refusedFields } from './refusals.ts'

const UNAVAILABLE_SECONDS = 5

const FASTIFY_CODES: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-content-type',
  FST_ERR_CTP_INVALID_TYPE: 'unsupported-content-type',
}

const STATUS_CODES: Record<number, RefusalCode> = {
  404: 'unknown-address',
  413: 'body-too-large',
  415: 'unsupported-content-type',
  429: 'too-many-requests',
  503: 'unavailable',
}

/** Maps any thrown value to a refusal. An unknown error reveals nothing to the caller. */
export function toRefusal(error: unknown): Refused {
  if (error instanceof InvalidInput) return refusedFields(error.fields)
  if (error instanceof DomainError) {
    const { code, retryAfterSeconds, field } = error
    const { envelope } = refused(code)
    const fields = field === undefined ? {} : { fields: { [field]: envelope.message } }
    const { details = fields, words = envelope.message } = error instanceof DetailedRefusal ? error : {}
    return {
      envelope: { ...envelope, message: words, data: { code, ...details } },
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    }
  }
  const code = edgeCode(error)
  return code === 'unavailable' ? { ...refused(code), retryAfterSeconds: UNAVAILABLE_SECONDS } : refused(code)
}

function edgeCode(error: unknown): RefusalCode {
  if (isDatabaseUnreachable(error) || error instanceof NeighbourAway) return 'unavailable'
  if (!(error instanceof Error)) return 'unexpected'
  // All foreign keys reference a member, who was erased meanwhile.
  if ('code' in error && error.code === '23503') return 'sign-in-needed'
  const known = 'code' in error ? FASTIFY_CODES[String(error.code)] : undefined
  if (known !== undefined) return known
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  // Thrown by Fastify's JSON parser for invalid JSON and for `__proto__` in it.
  if (error instanceof SyntaxError && status === 400) return 'malformed-json'
  return STATUS_CODES[status] ?? (status >= 400 && status < 500 ? 'malformed-request' : 'unexpected')
}
