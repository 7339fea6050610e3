import type { FastifyBaseLogger } from 'fastify'

/** The part of a pino logger that the API uses. */
export type ApiLogger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
