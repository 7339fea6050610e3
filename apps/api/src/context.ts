import type { Database } from '@pulli/data/database.ts'
import type { SignInLimits } from '@pulli/domain/sign-in/sign-in-limits.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ConsultationLimits } from './consultation/consultation-limits.ts'
import type { Keys } from './sign-in/keys.ts'
import type { CodePost } from './sms/code-post.ts'

/** The part of a pino logger that is used here. */
export type ApiLogger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

export type ApiConfig = {
  /** Keys the hashes of addresses, numbers and mail addresses in `limit_windows`. The same on every replica. */
  limitSecret: string
  consultationLimits?: Partial<ConsultationLimits>
  signIn: SignInConfig
}

/** `secret` keys the hashes of codes and numbers, and what follows from them. The same on every replica. */
export type SignInConfig = Keys & {
  /** `open`: the first sign-in makes the member. `app`: only numbers that are known are let in (decision D16). */
  signUp: 'open' | 'app'
  /** Where visitors find the site: says what a call from our own pages is, and whether cookies need https. */
  publicUrl: string
  limits?: Partial<SignInLimits>
}

/** What every verb is handed. Made once, by the server. */
export type ApiContext = {
  database: Database
  clock: () => Date
  logger: ApiLogger
  /** Told where somebody has to look. The log says the same. */
  onAlarm?: (alarm: 'codes-paused') => void
  /** Carries one-time codes to phones. */
  codes: CodePost
  config: ApiConfig
  /** Patterns of the site's routes, the only ones that are counted. */
  pages?: readonly string[]
}
