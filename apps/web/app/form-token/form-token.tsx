import { use } from 'react'
import { DocumentContext } from '#document/document-context.ts'

/** The field that carries the token. */
export const FORM_TOKEN = 'csrf_token'

/**
 * Says of a plain form that a page of ours made it, and when; it stands first in every form that is posted to a page.
 * Only the server writes it: React leaves a hidden field standing that it does not know, and an island sends no form.
 */
export function FormToken({ address }: { address: string }) {
  if (!import.meta.env.SSR) return null
  const { formToken } = use(DocumentContext)
  return formToken && <input type="hidden" name={FORM_TOKEN} value={formToken(address)} />
}
