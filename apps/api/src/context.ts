import type { Database } from '@pulli/data/database.ts'
import type { SignInLimits } from '@pulli/domain/sign-in/sign-in-limits.ts'
import type { RefusalCounts } from './audit/refusal-counts.ts'
import type { ConsultationLimits } from './consultation/consultation-limits.ts'
import type { Keys } from './keys/keys.ts'
import type { ApiLogger } from './logger.ts'
import type { CodeDelivery } from './sms/code-delivery.ts'

export type ApiConfig = {
  /** Key every hash and signature, one key for each purpose. The same on every replica. */
  keys: Keys
  consultationLimits?: Partial<ConsultationLimits>
  signIn: SignInConfig
}

export type SignInConfig = {
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
  /** Counts what is refused, so that it costs no row each. */
  refusals: RefusalCounts
  /** Carries one-time codes to phones. */
  codes: CodeDelivery
  config: ApiConfig
  /**
   * Whether an audio or a video of this id is published. Undefined where that cannot be known just now, as while the
   * content service is down.
   */
  isRecording?: (documentId: string) => Promise<boolean | undefined>
  /** Patterns of the site's routes, the only ones that are counted. */
  pages?: readonly string[]
}
