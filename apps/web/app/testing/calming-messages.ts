/**
 * The messages that calm, or that send someone away until another day, by key. None of them may stand beside a result
 * that has an answer which asks for help (D52), wherever that result is shown. The texts of the packs' bands count too.
 * A message on results that reads like one of these fails its test until it is listed here or in `NEUTRAL_MESSAGES`.
 */
export const CALMING_MESSAGES = [
  'overview_help_again_lead',
  'overview_high_again_lead',
  'assessment_here',
  'assessment_next_return',
  'assessment_next_return_text',
  'followed_ask',
  'followed_band',
  'followed_came_down',
  'followed_inside',
  'overview_again_from',
  'overview_again_now',
  'overview_came_down',
  'overview_came_down_hard',
  'overview_latest',
  'overview_lower',
  'overview_lower_one',
  'overview_nothing',
  'overview_same',
] as const

/** Messages with a word of calm in them that calm nobody. */
export const NEUTRAL_MESSAGES = [
  // Below: a form that was not sent, and a session that has ended.
  'assessment_offer',
  'assessment_outdated',
  // After someone declined twice to be asked.
  'followed_refused_twice',
  'overview_session_over',
  // On the clinician's summary: two sums and their days, beside the column for the answer.
  'summary_change_lower',
  'summary_change_same',
] as const
