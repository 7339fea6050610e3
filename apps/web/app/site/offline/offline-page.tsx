import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'
import type { Route } from './+types/offline-page'
import '@pulli/ui/prose/prose.css'

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.offline_meta_title()),
    description: m.offline_lead(),
    isUnlisted: true,
  })
}

/** What a browser without a network shows at an address that it has not kept. */
export default function OfflinePage() {
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.offline_meta_title() }]} />
      <section className="section section--tight stack">
        <h1>{m.offline_title()}</h1>
        <p className="lead">{m.offline_lead()}</p>
        <p>{m.offline_call()}</p>
        <CrisisLine />
        <p className="actions">
          {/* Shown at any address: an empty one asks for the same again. */}
          <ButtonLink kind="act" href="">
            {m.offline_again()}
          </ButtonLink>
        </p>
        <div className="prose">
          <h2>{m.offline_can()}</h2>
          <ul>
            <li>
              <a href={addresses.crisis}>{m.offline_can_crisis()}</a>
            </li>
            <li>
              <a href={addresses.depressionAssessment}>{m.questionnaire_depression_title()}</a>
            </li>
            <li>
              <a href={addresses.anxietyAssessment}>{m.questionnaire_anxiety_title()}</a>
            </li>
            <li>
              <a href={addresses.perceivedStressAssessment}>{m.questionnaire_stress_title()}</a>
            </li>
            <li>
              <a href={addresses.memberMoods}>{m.offline_can_dashboard()}</a>
            </li>
          </ul>
        </div>
      </section>
    </div>
  )
}
