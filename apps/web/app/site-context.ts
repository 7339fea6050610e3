import type { Appointment, FreeSlots, Service } from '@pulli/contracts/appointment.ts'
import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import type { Envelope } from '@pulli/contracts/envelope.ts'
import type { FollowedRequest } from '@pulli/contracts/followed-request.ts'
import type { NewsletterStep } from '@pulli/contracts/newsletter.ts'
import type { CodeSent, SignedInUser } from '@pulli/contracts/sign-in.ts'
import type { Instruments } from '@pulli/domain/assessment/instruments.ts'
import type { SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import { createContext } from 'react-router'

// Imported by Node without a build, by the server process and by the built bundle: erasable types only.

/** The record does not exist in the content service. */
export class ContentMissing extends Error {
  override name = 'ContentMissing'
}

/** The content service gave no usable answer. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable'
}

/** Public reads of the content service. */
export interface ContentReader {
  /**
   * Reads the JSON of a public path of the content service, for example `/api/faqs?populate=*`.
   * @throws {ContentMissing} on a 404
   * @throws {ContentUnavailable} without a usable answer
   */
  read(path: string): Promise<unknown>
  /** Changes with each publication. */
  readonly version: number
}

/** An unvalidated consultation request from a browser. */
export interface ConsultationForm {
  body: unknown
  /** IANA name of the visitor's time zone. */
  timeZone?: string
  idempotencyKey?: string
}

/** An unvalidated number, or number and code, from a plain form, and what the browser sent with it. */
export interface SignInForm {
  body: { mobile_number: unknown; otp?: unknown }
  headers: { cookie?: string | undefined; 'user-agent'?: string | undefined }
}

export interface SignInFormAnswer<Data> {
  envelope: Envelope<Data>
  setCookies: string[]
  retryAfterSeconds?: number | undefined
}

/** A request as its page shows it. */
export interface FollowPage {
  request: FollowedRequest
  /** IANA name of the zone in which they asked. */
  timeZone: string
  /** There are times to choose from. */
  isBookable: boolean
  /** When their appointment is; a held time is none. */
  bookedAt?: string | undefined
  /** The appointment that this link cancels, also without the digits. */
  cancels?: string | undefined
  /** Why an entry in a calendar that was saved before may be old. */
  oldEntry?: 'moved' | 'cancelled' | undefined
  /** What else they sent; present while changes are open in this browser. */
  details?: {
    section: string
    contact: SafeContact
    /** The person of the team whom they asked for. */
    preferredName?: string | undefined
    /** What they asked to be called about, and the time that they wish for. */
    call?: { about: CallAbout; startsAt?: string | undefined } | undefined
    /** The latest first; with them a time that is held now. */
    appointments: Appointment[]
  }
}

/** What the page of a request posts: the digits that open it, a change, or a step towards an appointment. */
export type FollowStep =
  | { kind: 'digits'; digits: string }
  | { kind: 'code' }
  | { kind: 'proof'; code: string }
  | { kind: 'mail'; choice: { answer: string; email?: string | undefined } }
  | { kind: 'contact'; contact: SafeContact }
  | { kind: 'withdraw' }
  | { kind: 'erase' }
  | { kind: 'hold'; serviceId: string; staffId?: string | undefined; startsAt: Date }
  | { kind: 'confirm'; id: string }
  | { kind: 'move'; id: string; serviceId: string; staffId?: string | undefined; startsAt: Date }
  | { kind: 'cancel'; id: string }
  | { kind: 'call'; id: string; startsAt?: Date | undefined }

/** The free times for a request, as its page shows them. */
export interface TimesPage {
  /** The digits were typed in this browser a moment ago; without them nothing else is shown. */
  isOpen: boolean
  isOver: boolean
  timeZone: string
  appointments: Appointment[]
  /** Undefined where it cannot be read now. */
  services: Service[] | undefined
  service?: Service | undefined
  /** The only person wanted. */
  personId?: string | undefined
  times?: FreeSlots | undefined
}

/** The link of a request, and the `Cookie` header of the browser that opened it. */
export interface FollowLink {
  token: string
  cookie: string | undefined
}

/** One line of the log. */
export interface LogEvent {
  message: string
  [detail: string]: unknown
}

/** What the server process provides to each page request. */
export interface Site {
  content: ContentReader
  acceptConsultation(form: ConsultationForm): Promise<{ envelope: Envelope<unknown>; setCookies: string[] }>
  /** Sends a code to the number of a plain form. */
  acceptNumber(form: SignInForm): Promise<SignInFormAnswer<CodeSent>>
  /** Signs in with the code of a plain form. */
  acceptCode(form: SignInForm): Promise<SignInFormAnswer<SignedInUser>>
  /** Handles a step of the newsletter subscription from a plain form. */
  acceptNewsletter(step: NewsletterStep, body: unknown): Promise<Envelope<unknown>>
  /** Finds the request of a link. Changes nothing. */
  followRequest(link: FollowLink): Promise<FollowPage | undefined>
  /** Finds the link that replaced one that ended, for the browser that ended it. Changes nothing. */
  findNextLink(link: FollowLink): Promise<{ token: string; setCookies: string[] } | undefined>
  /** Finds the free times for the request of a link. Changes nothing. */
  findTimes(
    link: FollowLink,
    chosen: { service?: string | undefined; person?: string | undefined },
  ): Promise<TimesPage | undefined>
  /** Returns the calendar file of the appointment of a link, if there is one. */
  appointmentFile(token: string): Promise<string | undefined>
  /**
   * Handles what the page of a request posts. Digits, and codes asked for or typed, come with cookies; where the link ended
   * with the step, the token of the next one comes too.
   */
  acceptFollowStep(
    link: FollowLink,
    step: FollowStep,
  ): Promise<{ envelope: Envelope<CodeSent>; setCookies: string[]; token?: string }>
  /** When people of the team are free next, as instants by the document id of their entry. */
  nextOpenings(): Promise<Readonly<Record<string, string>>>
  /** Scores a visitor's unvalidated answers. Nothing is stored. */
  acceptAssessment(body: unknown): Promise<Envelope<AssessmentResult>>
  /** The questionnaires in use. */
  instruments: Instruments
  /** Whether sealed copies of erased data are retained (decision 19). */
  sealsErasures: boolean
  /** The token of a plain form posted to `address`: the same for everyone, for a day. */
  formToken(address: string): string
  /** Whether a token was issued here for `address` within the last days. */
  isFormToken(address: string, token: unknown): boolean
  /** The public origin, without a trailing slash. */
  publicUrl: string
  log(event: LogEvent): void
  traceId: string
  ip: string
}

export const siteContext = createContext<Site>()
