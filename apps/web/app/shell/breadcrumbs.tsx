import { m } from '@pulli/messages/messages.js'
import { Breadcrumb, type Crumb } from '@pulli/ui/breadcrumb/breadcrumb.tsx'
import { addresses } from '#addresses.ts'

/** NAV-11: the way here, from home. The last step is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <Breadcrumb
      label={m.shell_nav_breadcrumb()}
      trail={[{ label: m.nav_home(), href: addresses.home }, ...trail]}
    />
  )
}
