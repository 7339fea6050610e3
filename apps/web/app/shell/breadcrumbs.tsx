import { m } from '@pulli/messages/messages.js'
import { Breadcrumb, type Crumb } from '@pulli/ui/breadcrumb/breadcrumb.tsx'
import { use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import { DocumentContext } from '#document/document-context.ts'
import { StructuredData } from '#document/structured-data.tsx'
import type { loader as rootLoader } from '#root.tsx'
import { breadcrumbData } from './breadcrumb-data.ts'

/** NAV-11: the way here, from home, for people and for search engines. The last step is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { publicUrl } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  // App pages are not indexed, and this branch is left out of the browser's bundle.
  const isDocument = import.meta.env.SSR && use(DocumentContext).kind === 'document'
  const whole = [{ label: m.nav_home(), href: addresses.home }, ...trail]
  return (
    <>
      <Breadcrumb label={m.shell_nav_breadcrumb()} trail={whole} />
      {isDocument && publicUrl && <StructuredData data={breadcrumbData(whole, publicUrl)} />}
    </>
  )
}
