import type { Database } from '@pulli/data/database.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ConsultationLimits } from './consultation/consultation-limits.ts'

/** The part of a pino logger that is used here. */
export type ApiLogger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

export type ApiConfig = {
  /** Keys the hashes of addresses, numbers and mail addresses in `limit_windows`. The same on every replica. */
  limitSecret: string
  consultationLimits?: Partial<ConsultationLimits>
}

/** What every verb is handed. Made once, by the server. */
export type ApiContext = {
  database: Database
  clock: () => Date
  logger: ApiLogger
  config: ApiConfig
  /** Says whether a member agreed that their assessments are kept (decision D41). Without it, nobody did. */
  mayKeepAssessments?: (memberId: string) => Promise<boolean>
}
