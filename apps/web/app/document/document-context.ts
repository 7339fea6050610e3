import { createContext } from 'react'

/** What entry.server tells the document that it renders. In the browser only an app page reads it. */
export interface DocumentSettings {
  kind: 'app' | 'document'
  /** Address of the start script. */
  entry?: string | undefined
  /** All style rules of a document page; without them (development, app pages) the page links its files. */
  styles?: string | undefined
  /** Pattern of the page's route, by which its measures are counted (STA-17). */
  route?: string | undefined
  nonce?: string | undefined
  /** Id of the request, which an error page shows and the log knows. */
  reference?: string | undefined
  /** Makes the token of the form that is posted to an address. */
  formToken?: ((address: string) => string) | undefined
  /** Address of the refresh runtime, in development. */
  refresh?: string | undefined
}

export const DocumentContext = createContext<DocumentSettings>({ kind: 'app' })
