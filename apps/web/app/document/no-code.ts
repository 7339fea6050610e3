/** Id of what an app page shows when its code does not come. */
export const NO_CODE_ID = 'no-code'

/** The attribute of a button that was pressed before the code of an app page had come. */
export const EARLY = 'data-early'
