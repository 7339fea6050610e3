/** A team member whom an article names as its reviewer, as published. */
export interface Reviewer {
  readonly documentId: string
  readonly name: string
  readonly registrationNumber?: string | null
  readonly isSample?: boolean | null
}

/** The parts of an article that its review depends on. */
export interface ReviewedText {
  readonly title?: string | null
  readonly summary?: string | null
  readonly summaryHindi?: string | null
  readonly content?: string | null
  readonly reviewedOn?: string | null
  /** The document id of the team member. */
  readonly reviewer?: string | undefined
}

const TEXTS = ['title', 'summary', 'summaryHindi', 'content'] as const

/** Returns whether a save changed the text and left the review as it was: then the review is one of another text. */
export function endsReview(before: ReviewedText | undefined, after: ReviewedText): boolean {
  if (before?.reviewer === undefined || after.reviewer !== before.reviewer) return false
  if (after.reviewedOn !== before.reviewedOn) return false
  return TEXTS.some((field) => (before[field] ?? '') !== (after[field] ?? ''))
}

/**
 * Returns a message for the editor if an article names a review that is none.
 *
 * @param reviewer as published; null where the team member isn't
 * @param today `YYYY-MM-DD`
 */
export function faultOfReview(
  after: ReviewedText,
  reviewer: Reviewer | null,
  today: string,
): string | undefined {
  if (after.reviewer === undefined)
    return after.reviewedOn
      ? 'Choose who reviewed the text under "Reviewed by", or empty "Reviewed on".'
      : undefined
  if (reviewer === null || reviewer.isSample || !reviewer.registrationNumber?.trim())
    return '"Reviewed by" takes a published team member with a registration number, and no sample.'
  if (!after.reviewedOn) return 'Enter the day of the review under "Reviewed on".'
  if (after.reviewedOn > today) return '"Reviewed on" is in the future. Enter the day of the review.'
  return undefined
}
