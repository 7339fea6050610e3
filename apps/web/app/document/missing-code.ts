/** Id of the notice that the code of an app page could not be loaded. */
export const MISSING_CODE_ID = 'no-code'

/** Attribute of a button pressed before the code of an app page has loaded. */
export const EARLY = 'data-early'
