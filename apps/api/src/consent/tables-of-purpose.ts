import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'

/** The tables whose rows are deleted when a member erases the data of a purpose. */
export const TABLES_OF_PURPOSE = {
  assessments: ['assessments'],
  moods: ['moods'],
} as const satisfies Record<ConsentPurpose, readonly string[]>
