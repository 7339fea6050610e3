import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import type { Envelope } from '@pulli/contracts/envelope.ts'
import type { NewsletterStep } from '@pulli/contracts/newsletter.ts'
import { createContext } from 'react-router'

// Node imports this file as it stands, in the server process and in the built bundle: types only may be erased.

/** The content service says that the record does not exist. */
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
   * Reads the JSON of one public address of the content service, for example `/api/faqs?populate=*`.
   * @throws {ContentMissing} when it answers 404
   * @throws {ContentUnavailable} when it gives no usable answer
   */
  read(path: string): Promise<unknown>
  /** Changes whenever something was published. */
  readonly version: number
}

/** One consultation request as it came from the browser, not yet checked. */
export interface ConsultationForm {
  body: unknown
  /** IANA name of the visitor's time zone. */
  timeZone?: string
  idempotencyKey?: string
}

/** One line of the log. */
export interface LogEvent {
  message: string
  [detail: string]: unknown
}

/** What the server process hands to every request for a page. */
export interface Site {
  content: ContentReader
  acceptConsultation(form: ConsultationForm): Promise<Envelope<unknown>>
  /** Takes one step of the newsletter from a plain form. */
  acceptNewsletter(step: NewsletterStep, body: unknown): Promise<Envelope<unknown>>
  /** Scores what a visitor answered, as it came from the browser; nothing is kept. */
  acceptAssessment(body: unknown): Promise<Envelope<AssessmentResult>>
  /** The token of a plain form that is posted to `address`: the same for everyone, all day. */
  formToken(address: string): string
  /** Whether what a form brought was made here for `address`, within the last days. */
  isFormToken(address: string, token: unknown): boolean
  /** Origin that visitors see, without a slash at the end. */
  publicUrl: string
  log(event: LogEvent): void
  requestId: string
  ip: string
}

export const siteContext = createContext<Site>()
