import { draftStore } from '#member/session/draft-store.ts'

/** Unsaved input of *About me*. */
export interface ProfileDraft {
  name: string
  zone: string
}

export const profileDraft = draftStore<ProfileDraft>('profile', ({ name, zone }) =>
  typeof name === 'string' && typeof zone === 'string' ? { name, zone } : undefined,
)
