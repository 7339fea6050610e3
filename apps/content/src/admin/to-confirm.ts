/** An entry that waits for a second person, as `/pulli/confirmations` lists it. */
export interface ToConfirm {
  uid: string
  documentId: string
  title: string
  fields: { field: string; before: string; after: string; by: string; at: string }[]
  withdrawal?: { by: string; at: string }
  mayConfirm: boolean
  whoConfirms: string
  seen: string
}

export const addressOf = ({ uid, documentId }: { uid: string; documentId: string }) =>
  uid === 'api::site-setting.site-setting'
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`
