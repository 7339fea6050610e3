import type { CallHours } from '@pulli/contracts/callback/call-hours.ts'
import type { SampleEntry } from '@pulli/contracts/sample.ts'
import type { Database } from '@pulli/data/database.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import type { Instruments } from '@pulli/domain/assessment/instruments.ts'
import type { SignInLimits } from '@pulli/domain/sign-in/sign-in-limits.ts'
import type { OfferCache } from './appointment/offer-cache.ts'
import type { RefusalCounts } from './audit/refusal-counts.ts'
import type { ConsultationLimits } from './consultation/consultation-limits.ts'
import type { Keys } from './keys/keys.ts'
import type { ApiLogger } from './logger.ts'
import type { Seal } from './sealed-erasure/seal-for.ts'
import type { MachineState } from './site-state/site-facts.ts'
import type { CodeDelivery } from './sms/code-delivery.ts'

export type ApiConfig = {
  /** The keys of all hashes and signatures, one for each purpose. The same on every replica. */
  keys: Keys
  /** The questionnaires, with the anxiety list that the operator chose (D53). */
  instruments: Instruments
  /** Seals what is erased for the holder of a key; undefined: no copy is retained (decision 19). */
  seal?: Seal | undefined
  consultationLimits?: Partial<ConsultationLimits>
  signIn: SignInConfig
}

export type SignInConfig = {
  /** `open`: the first sign-in creates the member. `app`: only known numbers can sign in (decision D16). */
  signUp: 'open' | 'app'
  /** The public address of the site: identifies same-origin requests, and whether cookies need https. */
  publicUrl: string
  limits?: Partial<SignInLimits>
}

/** The dependencies of every verb, created once by the server. */
export type ApiContext = {
  database: Database
  clock: () => Date
  logger: ApiLogger
  /** Called when an operator has to act. Also logged. */
  onAlarm?: (alarm: 'codes-paused') => void
  /** Counts refusals in memory, so that they cost no row each. */
  refusals: RefusalCounts
  /** Sends one-time codes to phones. */
  codes: CodeDelivery
  /** Encrypts what members write. */
  encryption: EncryptionKeys
  config: ApiConfig
  /** Runs a read without a session when its turn comes, which it shares with its address. Missing: at once. */
  inTurn?: <Result>(turn: string, work: () => Promise<Result>) => Promise<Result>
  /** Offers of times of the last two seconds. Missing: each is computed anew. */
  offers?: OfferCache
  /**
   * Returns whether an audio or video with this id is published; undefined while the content service is unreachable.
   */
  isRecording?: (documentId: string) => Promise<boolean | undefined>
  /** Returns the content service's answer about the crisis lines. Rejects while there is none. */
  readCrisisLines?: () => Promise<unknown>
  /** The published values that no editor has confirmed. `read` may be slow, and rejects while there is no answer. */
  samples?: {
    read: () => Promise<SampleEntry[]>
    /** Where editors work, without a slash at its end. */
    adminUrl: string
    areHidden: boolean
  }
  /** What this process knows of the machine and of the parts outside. Missing: nothing. */
  machineState?: () => Promise<MachineState>
  /** Returns the address that gives someone of the desk a session of the CMS, once, within a minute. */
  cmsAddress?: (
    person: { staffId: string; email: string; name: string; isOwner: boolean },
    now: Date,
  ) => string
  /** What the site settings say about calling back. May be slow, and may reject. */
  callHours?: () => Promise<CallHours>
  /** Returns the name of a team entry, or undefined where there is none. May be slow, and rejects while it cannot be read. */
  teamName?: (documentId: string) => Promise<string | undefined>
  /** Returns the published team entries. May be slow, and rejects while they cannot be read. */
  team?: () => Promise<readonly { documentId: string; name: string; specialization: string }[]>
  /** Patterns of the site's routes, the only ones that are counted. */
  pages?: readonly string[]
}
