import { adminApi } from '@strapi/strapi/admin'

/** The draft that a publication left behind, because a second person has to confirm it. */
export interface WaitingDraft {
  uid: string
  documentId: string
}

type Listener = (draft: WaitingDraft) => void
type Refused = { error?: { name?: string; details?: WaitingDraft } }

const listeners = new Set<Listener>()

/** Calls a listener for each publication that waits for a second person; returns what ends that. */
export function onWaitingDraft(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Strapi knows of a publication only that it was refused, and would make another draft of a new entry the next time. */
export function watchPublications() {
  const onQueryStarted = (_call: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
    queryFulfilled.catch(({ error }: Refused) => {
      if (error?.name !== 'SecondPersonNeeded' || !error.details) return
      for (const listener of listeners) listener(error.details)
    })
  adminApi.enhanceEndpoints({ endpoints: { publishDocument: { onQueryStarted } } as object })
}
