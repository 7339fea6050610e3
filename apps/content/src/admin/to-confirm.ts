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

const LINES = 'api::crisis-line.crisis-line'
const SETTINGS = 'api::site-setting.site-setting'

/** Whether a type has values that a second person confirms. */
export const isGuarded = (uid: string) => uid === LINES || uid === SETTINGS

export const addressOf = ({ uid, documentId }: { uid: string; documentId: string }) =>
  uid === SETTINGS
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`
