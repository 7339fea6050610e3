import { DomainError, type DomainErrorCode } from '@pulli/domain/domain-error.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

const Id = z.object({ id: z.uuid() })

/**
 * Returns the `id` in the address of a call.
 *
 * @throws DomainError `unknown`: what is no id names nothing
 */
export function idInAddress({ params }: FastifyRequest, unknown: DomainErrorCode): string {
  const address = Id.safeParse(params)
  if (!address.success) throw new DomainError(unknown)
  return address.data.id
}
