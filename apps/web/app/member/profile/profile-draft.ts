import { draftStore } from '#member/session/draft-store.ts'

/** What was typed into the first part and is not saved. */
export interface ProfileDraft {
  name: string
  zone: string
}

export const profileDraft = draftStore<ProfileDraft>('profile', ({ name, zone }) =>
  typeof name === 'string' && typeof zone === 'string' ? { name, zone } : undefined,
)
