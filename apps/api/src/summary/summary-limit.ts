/** A member looks at a summary, or sends one, at most so often. Taking one back has no limit. */
export const MOST_SUMMARIES_AN_HOUR = 120
