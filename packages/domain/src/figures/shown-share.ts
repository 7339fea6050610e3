import { type Counted, isHidden } from './shown-count.ts'

/** A share that may be shown; `few` and `nearly-all`: on one side are fewer than five people. */
export type ShownShare =
  | { readonly kind: 'none' | 'hidden' | 'few' | 'nearly-all' }
  | { readonly kind: 'percent'; readonly percent: number }

/**
 * Returns the share of what came out one way. A share says how many are on either side, so both need five people, or
 * none.
 *
 * @returns `none` where nothing happened, `hidden` where fewer than five people are behind the larger side
 */
export function shownShare(part: Counted, rest: Counted): ShownShare {
  const whole = part.count + rest.count
  if (whole === 0) return { kind: 'none' }
  const [isFew, isNearlyAll] = [isHidden(part), isHidden(rest)]
  if (isFew) return { kind: isNearlyAll || rest.count === 0 ? 'hidden' : 'few' }
  if (isNearlyAll) return { kind: part.count === 0 ? 'hidden' : 'nearly-all' }
  const percent = Math.round((part.count / whole) * 100)
  // 0 % and 100 % are shown only where they are exact.
  const [least, most] = [part.count === 0 ? 0 : 1, rest.count === 0 ? 100 : 99]
  return { kind: 'percent', percent: Math.min(most, Math.max(least, percent)) }
}
