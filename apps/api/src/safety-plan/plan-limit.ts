/** A member keeps or removes the copy of their plan at most so often. */
export const MOST_PLAN_CHANGES_AN_HOUR = 60
