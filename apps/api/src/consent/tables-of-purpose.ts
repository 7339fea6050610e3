import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'

/** The tables whose rows go when a member erases what was kept for a purpose. */
export const TABLES_OF_PURPOSE = {
  assessments: ['assessments'],
  moods: ['moods'],
} as const satisfies Record<ConsentPurpose, readonly string[]>
