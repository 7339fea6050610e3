import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { readFaqs } from '#content/read-faqs.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/faq-page'
import { FaqAccordion, FaqsNotRead } from './faq-accordion.tsx'
import { faqData } from './faq-data.ts'
import { StillWondering } from './still-wondering.tsx'
import './faq-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  return serverOnly({ faqs: await readFaqs(context) })
}

export function meta(args: Route.MetaArgs) {
  const faqs = args.loaderData?.faqs
  return [
    ...describePage(args, {
      title: pageTitle(m.faq_meta_title()),
      description: m.faq_meta_description(),
      canonical: addresses.faq,
    }),
    ...(faqs?.length ? [{ 'script:ld+json': faqData(faqs) }] : []),
  ]
}

/** FAQ-01 */
export default function FaqPage({ loaderData: { faqs } }: Route.ComponentProps) {
  const { settings } = useRoot()
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.faq_crumb() }]} />
      <div className="grid asked">
        <header className="asked__head">
          <h1>{m.faq_title()}</h1>
          <p className="lead">{m.faq_lead()}</p>
        </header>
        <div className="asked__body">
          <FaqAccordion faqs={faqs} />
          <StillWondering contact={settings?.contact} />
        </div>
      </div>
      {!faqs && <FaqsNotRead />}
    </div>
  )
}
