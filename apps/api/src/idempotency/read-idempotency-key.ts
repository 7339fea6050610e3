import { m } from '@pulli/messages/messages.js'
import type { FastifyRequest } from 'fastify'
import { InvalidInput } from '#http/invalid-input.ts'
import { oneHeader } from '#http/one-header.ts'

const KEY = /^[\x20-\x7e]{1,255}$/

/** Whether a text can be an idempotency key. */
export const isIdempotencyKey = (text: string) => KEY.test(text)

/**
 * Reads `Idempotency-Key`.
 * @throws InvalidInput
 */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = oneHeader(headers['idempotency-key'])
  if (key === undefined || isIdempotencyKey(key)) return key
  throw new InvalidInput({ 'Idempotency-Key': m.field_idempotency_key_malformed() })
}
