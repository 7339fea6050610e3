import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import type { Weekday } from '@pulli/domain/opening-hours/opening-hours.ts'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { Tables } from './generated/tables.ts'

/** What the catalogue of the database does not tell of a column. */
type Refined = {
  appointments: { cancelledBy: RequestActor | null }
  /** Set by the database, whatever is inserted. */
  auditEvents: { occurredAt: Generated<Date> }
  availabilityRules: { weekday: Weekday }
  consultationRequests: {
    callAbout: CallAbout | null
    /** The counts that it gives back once its number is proven. */
    countedAs: Record<string, string[]> | null
    /** What it was over, of those who proved no number; null for most. */
    unproven: 'number' | 'burst' | null
  }
  oneTimeCodeChallenges: { countedAs: Record<string, string[]> | null }
  services: { sections: ConsultationSection[] }
}

/** Every table of the database, as `migrations/` makes them. */
export type Schema = {
  [Table in keyof Tables]: {
    [Column in keyof Tables[Table]]: Table extends keyof Refined
      ? Column extends keyof Refined[Table]
        ? Refined[Table][Column]
        : Tables[Table][Column]
      : Tables[Table][Column]
  }
}

/** What a query runs on: the database, or a transaction on it. */
export type Db = Kysely<Schema>

/** What a query runs on that has a meaning only together with others. */
export type Tx = Transaction<Schema>

/** What a member is to a number: `active` members hold it, and the others know it as their inactive one. */
export type MemberStatus = 'active' | 'provisional' | 'sealed'

/** What a one-time code is for. */
export type CodePurpose = Tables['oneTimeCodeChallenges']['purpose']

/** The choice about appointment mails of the person who acted on a request. */
export type MailAnswer = 'confirmed' | 'none'

/** Who caused an event; `site` for automatic ones. */
export type RequestActor = Tables['requestEvents']['actor']

/** Where recipients are named: in the setting of the server, or in the site settings of the CMS. */
export type RecipientSource = Tables['officeRecipientChanges']['source']

/** To whom of those a request concerns a message goes. */
export type MessageRecipient = Tables['messagesSent']['recipient']

/** What became of a message: taken by the mail server or gateway, refused for its recipient, or it may have arrived. */
export type MessageOutcome = 'taken' | 'refused' | 'unsure'

/** How someone signed in at the desk. */
export type StaffSignInWay = Tables['staffSessions']['signedInBy']
