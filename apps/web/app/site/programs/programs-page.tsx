import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { hasApp } from '#site/home/has-app.ts'
import { Steps } from '#site/home/steps.tsx'
import type { Route } from './+types/programs-page'
import { ChildTherapy } from './child-therapy.tsx'
import { Pricing } from './pricing.tsx'
import { SixServices } from './six-services.tsx'

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.programs_meta_title()),
    description: m.programs_meta_description(),
    canonical: addresses.programs,
  })
}

/** PRG-01 to PRG-05 */
export default function ProgramsPage() {
  const { settings } = useRoot()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: m.programs_meta_title() }]} />
      </div>
      <SixServices />
      <ChildTherapy />
      <Steps hasApp={hasApp(settings?.storeLinks)} />
      <Pricing monthly={settings?.monthlyPlans} annual={settings?.annualPlans} />
    </>
  )
}
