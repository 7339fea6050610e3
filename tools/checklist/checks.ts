/** A group of checks: their ids run from 01 to `last` after the prefix. */
export interface CheckGroup {
  readonly name: string
  readonly prefix: string
  readonly last: number
}

/** The groups of docs/product.md, which has the text of each check. */
export const CHECK_GROUPS: readonly CheckGroup[] = [
  { name: 'Shell and navigation', prefix: 'NAV', last: 25 },
  { name: 'Home', prefix: 'HOME', last: 9 },
  { name: '/about', prefix: 'ABT', last: 5 },
  { name: '/team', prefix: 'TEAM', last: 3 },
  { name: '/faq', prefix: 'FAQ', last: 1 },
  { name: '/contact', prefix: 'CON', last: 5 },
  { name: '/journals', prefix: 'JRN', last: 3 },
  { name: '/blog-grid', prefix: 'BLG', last: 7 },
  { name: '/single-blog/{blogId}', prefix: 'BLS', last: 5 },
  { name: '/community', prefix: 'COM', last: 2 },
  { name: '/awareness-campaigns', prefix: 'AWC', last: 7 },
  { name: '/campaigns', prefix: 'CMP', last: 3 },
  { name: '/single-campaign/{campaignId}', prefix: 'CMD', last: 5 },
  { name: '/seminars', prefix: 'SEM', last: 4 },
  { name: '/arts-audio', prefix: 'AUD', last: 5 },
  { name: '/arts-video', prefix: 'VID', last: 2 },
  { name: '/get-started and /get-started2', prefix: 'GST', last: 5 },
  { name: '/service-details', prefix: 'SVC', last: 4 },
  { name: '/programs', prefix: 'PRG', last: 5 },
  { name: '/photo-gallery', prefix: 'GAL', last: 4 },
  { name: '/download-app', prefix: 'APP', last: 3 },
  { name: 'Assessments', prefix: 'ASM', last: 14 },
  { name: 'Depression', prefix: 'DEP', last: 5 },
  { name: 'Stress', prefix: 'STR', last: 4 },
  { name: 'Anxiety', prefix: 'ANX', last: 6 },
  { name: 'Results', prefix: 'RES', last: 11 },
  { name: 'Consultation form', prefix: 'CNS', last: 14 },
  { name: 'Login', prefix: 'LOG', last: 9 },
  { name: 'One-time code', prefix: 'OTP', last: 11 },
  { name: 'Dashboard shell', prefix: 'DSH', last: 4 },
  { name: 'Dashboard: assessments', prefix: 'DAS', last: 3 },
  { name: 'Dashboard: moods', prefix: 'MOD', last: 8 },
  { name: 'Dashboard: media', prefix: 'MED', last: 2 },
  { name: 'Content service calls', prefix: 'CNT', last: 23 },
  { name: 'Provider API calls', prefix: 'API', last: 22 },
  { name: 'States and storage', prefix: 'STA', last: 17 },
  { name: 'Errors and messages', prefix: 'ERR', last: 22 },
  { name: 'Constants and limits', prefix: 'LIM', last: 25 },
  { name: 'Roles', prefix: 'ROL', last: 7 },
]

/** Returns the ids of a group, in order. */
export function idsOf({ prefix, last }: CheckGroup): string[] {
  return Array.from({ length: last }, (_, at) => `${prefix}-${String(at + 1).padStart(2, '0')}`)
}
