import { callHours } from '@pulli/contracts/callback/call-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { StepsChain } from '@pulli/ui/steps/steps-chain.tsx'
import { addresses, anchors } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { Island } from '#islands/island.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { ConsultationForm } from '#site/consultation/consultation-form.tsx'
import { dayInIndia } from '#site/consultation/day-in-india.ts'
import { hoursInSentence } from '#site/consultation/hours-in-sentence.ts'
import type { Route } from './+types/service-details-page'
import { OtherServices } from './other-services.tsx'
import { ServiceQuestions } from './service-questions.tsx'
import './service-details.css'

const REQUEST = 'request-h'
const QUESTIONS = 'questions'

export function loader() {
  return { today: dayInIndia(new Date()) }
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.service_details_meta_title()),
    description: m.service_details_meta_description(),
    canonical: addresses.serviceDetails,
  })
}

/** SVC-01 to SVC-04 */
export default function ServiceDetailsPage({ loaderData: { today } }: Route.ComponentProps) {
  const { settings } = useRoot()
  return (
    <>
      <div className="wrap service">
        <Breadcrumbs
          trail={[
            { label: m.programs_meta_title(), href: addresses.programs },
            { label: m.service_details_meta_title() },
          ]}
        />
        <div className="service__head">
          <h1>{m.service_details_title()}</h1>
          <p className="lead">{m.service_details_lead()}</p>
        </div>
        <section aria-labelledby="stages-h">
          <h2 className="sr" id="stages-h">
            {m.service_details_stages()}
          </h2>
          <StepsChain
            steps={[
              { title: m.service_stage_request(), text: m.service_stage_request_text() },
              { title: m.service_stage_timing(), text: m.service_stage_timing_text() },
              { title: m.service_stage_session(), text: m.service_stage_session_text() },
              { title: m.service_stage_review(), text: m.service_stage_review_text() },
            ]}
          />
        </section>
        <div className="grid service__body">
          <section className="service__questions" id={QUESTIONS} aria-labelledby="questions-h">
            <h2 id="questions-h">{m.service_questions_title()}</h2>
            <ServiceQuestions />
          </section>
          <section className="service__request" id={anchors.consult} aria-labelledby={REQUEST}>
            <h2 id={REQUEST}>{m.service_request_title()}</h2>
            <p className="quiet">{m.service_request_lead({ hours: hoursInSentence(settings?.contact) })}</p>
            <Island
              name="consultation"
              of={ConsultationForm}
              on="interaction"
              props={{
                labelledBy: REQUEST,
                submitLabel: m.service_request_submit(),
                today,
                hours: hoursInSentence(settings?.contact),
                calls: callHours(settings?.contact),
                returnTo: addresses.serviceDetails,
              }}
            />
          </section>
        </div>
      </div>
      <OtherServices href={`${addresses.serviceDetails}#${QUESTIONS}`} />
    </>
  )
}
