/** The columns of a mood in answers. */
export const MOOD_SUMMARY = [
  'mood_id as moodId',
  'mood_type as moodType',
  'note',
  'day',
  'time_zone as timeZone',
  'version',
  'created_at as createdAt',
] as const
