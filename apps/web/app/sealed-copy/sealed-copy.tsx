import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'
import { use } from 'react'
import { DocumentContext } from '#document/document-context.ts'

/**
 * Whether this site keeps a sealed copy of what is erased (decision 19). The document says so to islands and app pages
 * (`root.tsx`), because what asks before an erasure is drawn in the browser.
 */
export function useSealedCopy(): boolean {
  const { sealsErasures = false } = use(DocumentContext)
  return import.meta.env.SSR ? sealsErasures : document.documentElement.hasAttribute('data-sealed-copy')
}

/** Follows a sentence about an erasure, where sealed copies are retained; otherwise renders nothing. */
export function SealedCopy() {
  return useSealedCopy() && <> {m.erasure_sealed({ days: RETENTION.sealedErasureDays })}</>
}
