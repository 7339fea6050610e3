import { createContext } from 'react-router'

/** Set by a loader that had to do without part of its content: such a page is served and never cached. */
export const partialPage = createContext(false)
