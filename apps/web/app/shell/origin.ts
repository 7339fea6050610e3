import { m } from '@pulli/messages/messages.js'
import type { Crumb } from '@pulli/ui/breadcrumb/breadcrumb.tsx'
import { addresses } from '#addresses.ts'

/** Pages that pass themselves to the list they lead to (JRN-02, AWC-04). */
const ORIGINS = new Map<string, () => string>([
  [addresses.journals, m.blog_crumb],
  [addresses.awarenessCampaigns, m.campaign_crumb],
])

/** NC-06: the origin in `?from=`; undefined for any address that is none of these. */
export function readOrigin(from: string | null) {
  return from !== null && ORIGINS.has(from) ? from : undefined
}

/** The step of the breadcrumb that leads back to the origin. */
export function originCrumb(from: string | undefined): Crumb | undefined {
  const name = from === undefined ? undefined : ORIGINS.get(from)
  return name && { label: name(), href: from }
}
