import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { readFaqs } from '#content/read-faqs.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { ConsultSection } from '#site/consultation/consult-section.tsx'
import { dayInIndia } from '#site/consultation/day-in-india.ts'
import { FaqSection } from '#site/home/faq-section.tsx'
import { Archive } from '#site/newsletter/archive.tsx'
import { readLetters } from '#site/newsletter/letters.ts'
import type { Route } from './+types/community-page'
import { Points } from './points.tsx'
import { WhoShouldJoin } from './who-should-join.tsx'
import './community-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const [faqs, letters] = await Promise.all([readFaqs(context), readLetters(context)])
  return serverOnly({ faqs, letters, today: dayInIndia(new Date()) })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.community_meta_title()),
    description: m.community_meta_description(),
    canonical: addresses.community,
  })
}

export default function CommunityPage({ loaderData: { faqs, letters, today } }: Route.ComponentProps) {
  const { settings } = useRoot()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: m.community_crumb() }]} />
        <Points />
      </div>
      <Archive letters={letters} />
      <WhoShouldJoin />
      <FaqSection faqs={faqs} />
      <div className="community__form">
        <ConsultSection today={today} contact={settings?.contact} returnTo={addresses.community} />
      </div>
    </>
  )
}
