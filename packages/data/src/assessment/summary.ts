/** The columns of a sitting in lists: all but the answers. */
export const ASSESSMENT_SUMMARY = [
  'id',
  'assessment_name as assessmentName',
  'pack_id as packId',
  'pack_version as packVersion',
  'total',
  'maximum',
  'level',
  'safety',
  'has_safety_answer as hasSafetyAnswer',
  'functional_answer as functionalAnswer',
  'taken_at as takenAt',
] as const
