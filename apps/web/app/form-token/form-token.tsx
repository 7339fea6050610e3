import { use } from 'react'
import { DocumentContext } from '#document/document-context.ts'

/** Name of the token's field. */
export const FORM_TOKEN = 'csrf_token'

/**
 * Proves that a plain form comes from one of our pages, and when. The first field of every form posted to a page.
 * Rendered on the server only: React leaves the unknown hidden field in place, and an island posts no form.
 */
export function FormToken({ address }: { address: string }) {
  if (!import.meta.env.SSR) return null
  const { formToken } = use(DocumentContext)
  return formToken && <input type="hidden" name={FORM_TOKEN} value={formToken(address)} />
}
