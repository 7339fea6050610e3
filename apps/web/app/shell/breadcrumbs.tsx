import { m } from '@pulli/messages/messages.js'
import { Breadcrumb, type Crumb } from '@pulli/ui/breadcrumb/breadcrumb.tsx'
import { useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import { StructuredData } from '#document/structured-data.tsx'
import type { loader as rootLoader } from '#root.tsx'
import { breadcrumbData } from './breadcrumb-data.ts'

/** NAV-11: the way here, from home, for people and for search engines. The last step is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { publicUrl } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  const whole = [{ label: m.nav_home(), href: addresses.home }, ...trail]
  return (
    <>
      <Breadcrumb label={m.shell_nav_breadcrumb()} trail={whole} />
      {publicUrl && <StructuredData data={breadcrumbData(whole, publicUrl)} />}
    </>
  )
}
