import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { Trouble } from '#shell/trouble.tsx'
import type { Route } from './+types/offline-page'
import '@pulli/ui/prose/prose.css'

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.offline_meta_title()),
    description: m.offline_lead(),
    isUnlisted: true,
  })
}

/** What a browser without a network shows at an address that is not in its cache. */
export default function OfflinePage() {
  return (
    <Trouble
      name={m.offline_meta_title()}
      title={m.offline_title()}
      lead={m.offline_lead()}
      detail={<p>{m.offline_call()}</p>}
      actions={
        // Shown at any address: an empty one asks for the same again.
        <ButtonLink kind="act" href="">
          {m.offline_again()}
        </ButtonLink>
      }
    >
      <div className="prose">
        <h2>{m.offline_can()}</h2>
        <ul>
          <li>
            <a href={addresses.crisis}>{m.offline_can_crisis()}</a>
          </li>
          <li>
            <a href={addresses.safetyPlan}>{m.plan_title()}</a>
          </li>
          <li>
            <a href={addresses.parents}>{m.parents_title()}</a>
          </li>
          <li>
            <a href={addresses.depressionAssessment}>{m.assessment_depression_title()}</a>
          </li>
          <li>
            <a href={addresses.anxietyAssessment}>{m.assessment_anxiety_title()}</a>
          </li>
          <li>
            <a href={addresses.perceivedStressAssessment}>{m.assessment_stress_title()}</a>
          </li>
          <li>
            <a href={addresses.phq9Assessment}>{m.assessment_phq9_title()}</a>
          </li>
          <li>
            <a href={addresses.gad7Assessment}>{m.assessment_gad7_title()}</a>
          </li>
          <li>
            <a href={addresses.memberMoods}>{m.offline_can_dashboard()}</a>
          </li>
        </ul>
      </div>
    </Trouble>
  )
}
