/** What a member can consent to, separately. */
export const CONSENT_PURPOSES = ['assessments', 'moods'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/**
 * The version of the notice for each purpose, stored with the consent: change it whenever the notice changes.
 */
export const CONSENT_NOTICE_VERSIONS = {
  assessments: 'assessments-5',
  moods: 'moods-4',
} as const satisfies Record<ConsentPurpose, string>
