import { createContext } from 'react-router'

/** Set by a loader that lacks part of its content: the page is served but not cached. */
export const partialPage = createContext(false)
