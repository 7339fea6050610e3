/** One group of the specification's checks: their ids run from 01 to `last` behind the prefix. */
export interface CheckGroup {
  readonly name: string
  readonly prefix: string
  readonly last: number
  /** Whether the product has this already: then each check needs a test, or a reason why none can show it. */
  readonly isBuilt: boolean
}

/** The groups of the checklist that the specification is checked by. Its words are not repeated here. */
export const CHECK_GROUPS: readonly CheckGroup[] = [
  { name: 'Shell and navigation', prefix: 'NAV', last: 25, isBuilt: true },
  { name: 'Home', prefix: 'HOME', last: 9, isBuilt: true },
  { name: '/about', prefix: 'ABT', last: 5, isBuilt: true },
  { name: '/team', prefix: 'TEAM', last: 3, isBuilt: true },
  { name: '/faq', prefix: 'FAQ', last: 1, isBuilt: true },
  { name: '/contact', prefix: 'CON', last: 5, isBuilt: true },
  { name: '/journals', prefix: 'JRN', last: 3, isBuilt: true },
  { name: '/blog-grid', prefix: 'BLG', last: 7, isBuilt: true },
  { name: '/single-blog/{blogId}', prefix: 'BLS', last: 5, isBuilt: true },
  { name: '/community', prefix: 'COM', last: 2, isBuilt: true },
  { name: '/awareness-campaigns', prefix: 'AWC', last: 7, isBuilt: true },
  { name: '/campaigns', prefix: 'CMP', last: 3, isBuilt: true },
  { name: '/single-campaign/{campaignId}', prefix: 'CMD', last: 5, isBuilt: true },
  { name: '/seminars', prefix: 'SEM', last: 4, isBuilt: true },
  { name: '/arts-audio', prefix: 'AUD', last: 5, isBuilt: true },
  { name: '/arts-video', prefix: 'VID', last: 2, isBuilt: true },
  { name: '/get-started and /get-started2', prefix: 'GST', last: 5, isBuilt: true },
  { name: '/service-details', prefix: 'SVC', last: 4, isBuilt: true },
  { name: '/programs', prefix: 'PRG', last: 5, isBuilt: true },
  { name: '/photo-gallery', prefix: 'GAL', last: 4, isBuilt: true },
  { name: '/download-app', prefix: 'APP', last: 3, isBuilt: true },
  { name: 'Assessments', prefix: 'ASM', last: 14, isBuilt: true },
  { name: 'Depression', prefix: 'DEP', last: 5, isBuilt: true },
  { name: 'Stress', prefix: 'STR', last: 4, isBuilt: true },
  { name: 'Anxiety', prefix: 'ANX', last: 6, isBuilt: true },
  { name: 'Results', prefix: 'RES', last: 11, isBuilt: true },
  { name: 'Consultation form', prefix: 'CNS', last: 14, isBuilt: true },
  { name: 'Login', prefix: 'LOG', last: 9, isBuilt: true },
  { name: 'One-time code', prefix: 'OTP', last: 11, isBuilt: true },
  { name: 'Dashboard shell', prefix: 'DSH', last: 4, isBuilt: true },
  { name: 'Dashboard: assessments', prefix: 'DAS', last: 3, isBuilt: true },
  { name: 'Dashboard: moods', prefix: 'MOD', last: 8, isBuilt: false },
  { name: 'Dashboard: media', prefix: 'MED', last: 2, isBuilt: false },
  { name: 'Content service calls', prefix: 'CNT', last: 23, isBuilt: true },
  { name: 'Provider API calls', prefix: 'API', last: 22, isBuilt: true },
  { name: 'States and storage', prefix: 'STA', last: 17, isBuilt: true },
  { name: 'Errors and messages', prefix: 'ERR', last: 22, isBuilt: true },
  { name: 'Constants and limits', prefix: 'LIM', last: 25, isBuilt: true },
  { name: 'Roles', prefix: 'ROL', last: 7, isBuilt: true },
]

/** The ids of a group, in order. */
export function idsOf({ prefix, last }: CheckGroup): string[] {
  return Array.from({ length: last }, (_, at) => `${prefix}-${String(at + 1).padStart(2, '0')}`)
}
