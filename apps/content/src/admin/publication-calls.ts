import { adminApi } from '@strapi/strapi/admin'
import type { ToConfirm } from './to-confirm'

/** A helpline or the site settings; a new one has no id yet. */
export interface Entry {
  model: string
  collectionType: string
  documentId?: string
}

interface Change extends Entry {
  action: 'publish' | 'unpublish' | 'delete'
  values?: object
}

/** The entry, and the message shown if a second person has to confirm the change. */
export interface Answer {
  data: { documentId: string } | null
  meta?: { secondPerson?: { message: string } }
}

const addressOf = ({ model, collectionType, documentId, action }: Change) =>
  ['/content-manager', collectionType, model, documentId, action !== 'delete' && `actions/${action}`]
    .filter(Boolean)
    .join('/')

/** The calls with which an entry becomes public or leaves the site, and what waits. Strapi's own know no answer but "done". */
export const { useChangePublicationMutation, useWaitingQuery } = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList', 'CountDocuments'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      waiting: builder.query<{ data: ToConfirm[] }, { model: string; documentId?: string }>({
        query: () => '/pulli/confirmations',
        // Asked again after each change of the entry.
        providesTags: (_answer, _error, { model, documentId }) => [
          { type: 'Document', id: model },
          { type: 'Document', id: `${model}_${documentId}` },
        ],
      }),
      changePublication: builder.mutation<Answer, Change>({
        query: (change) => ({
          url: addressOf(change),
          method: change.action === 'delete' ? 'DELETE' : 'POST',
          ...(change.action !== 'delete' && { data: change.values ?? {} }),
        }),
        invalidatesTags: (_answer, _error, { model, documentId }) => [
          { type: 'Document', id: model },
          { type: 'Document', id: `${model}_${documentId}` },
          { type: 'Document', id: `${model}_LIST` },
          'RecentDocumentList',
          'CountDocuments',
        ],
      }),
    }),
  })
