import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { ConsultSection } from '#site/consultation/consult-section.tsx'
import { dayInIndia } from '#site/consultation/day-in-india.ts'
import type { Route } from './+types/about-page'
import { Certificates } from './certificates.tsx'
import { Goals } from './goals.tsx'
import { Mission } from './mission.tsx'
import { Offer } from './offer.tsx'
import { organizationData } from './organization-data.ts'
import { Story } from './story.tsx'
import './about-page.css'

export function loader() {
  return serverOnly({ today: dayInIndia(new Date()) })
}

export function meta(args: Route.MetaArgs) {
  // Without data after a failure of the root loader.
  const root: Route.MetaArgs['matches'][0]['loaderData'] | undefined = args.matches[0].loaderData
  return [
    ...describePage(args, {
      title: pageTitle(m.about_meta_title()),
      description: m.about_meta_description(),
      canonical: addresses.about,
    }),
    ...(root ? [{ 'script:ld+json': organizationData(root.settings, root.publicUrl) }] : []),
  ]
}

export default function AboutPage({ loaderData: { today } }: Route.ComponentProps) {
  const { settings } = useRoot()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: m.about_crumb() }]} />
        <Mission />
      </div>
      <Story film={settings?.counsellorVideo} />
      <Goals />
      <Offer />
      <Certificates certificates={settings?.certificates ?? []} />
      <ConsultSection today={today} contact={settings?.contact} returnTo={addresses.about} />
    </>
  )
}
