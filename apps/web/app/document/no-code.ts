/** Id of what an app page shows when its code does not come. */
export const NO_CODE_ID = 'no-code'
