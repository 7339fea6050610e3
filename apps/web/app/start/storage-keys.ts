/** Names under which the browser keeps things (`theme` and the two of the session are fixed by the specification). */
export const storageKeys = {
  theme: 'theme',
  authenticated: 'authenticated',
  /** Set by the login page's link to the app section of the home page. */
  preReference: 'pre-reference-id',
} as const
