import { createContext } from 'react'
import type { AppName } from './page-kind.ts'

/** Data from entry.server for the document it renders. In the browser only app pages read it. */
export interface DocumentSettings {
  kind: 'app' | 'document'
  /** Which application an app page is of. */
  app?: AppName | undefined
  /** Address of the document script. */
  entry?: string | undefined
  /** All style rules of a document page. Undefined in development and on app pages, which link their style sheets. */
  styles?: string | undefined
  /** Pattern of the route, under which its vitals are reported (STA-17). */
  route?: string | undefined
  /** Whether sealed copies of erased data are retained (decision 19). */
  sealsErasures?: boolean | undefined
  nonce?: string | undefined
  /** Id of the request, shown on an error page and logged. */
  reference?: string | undefined
  /** Makes the token of a form posted to an address. */
  formToken?: ((address: string) => string) | undefined
  /** Address of the fast-refresh runtime, in development. */
  refresh?: string | undefined
}

export const DocumentContext = createContext<DocumentSettings>({ kind: 'app' })
