import { createContext } from 'react'

/** What entry.server tells the document that it renders. */
export interface DocumentSettings {
  /** Address of the start script. */
  entry?: string | undefined
  /** All style rules of a document page; without them (development, app pages) the page links its files. */
  styles?: string | undefined
  nonce?: string | undefined
  /** Address of the refresh runtime, in development. */
  refresh?: string | undefined
}

export const DocumentContext = createContext<DocumentSettings>({})
