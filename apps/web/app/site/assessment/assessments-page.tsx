import { m } from '@pulli/messages/messages.js'
import { StepsChain } from '@pulli/ui/steps/steps-chain.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { ConsultSection } from '#site/consultation/consult-section.tsx'
import { dayInIndia } from '#site/consultation/day-in-india.ts'
import type { Route } from './+types/assessments-page'
import { InstrumentRows, ShortInstrumentRows } from './instrument-rows.tsx'
import '#site/consultation/consult-section.css'
import './assessments-page.css'

export function loader() {
  return { today: dayInIndia(new Date()) }
}

/** Readers may have to leave this page in a hurry. */
export const handle = { showsExit: true }

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.assessments_meta_title()),
    description: m.assessments_meta_description(),
    canonical: addresses.assessments,
  })
}

/** ASM-01, ASM-02, CNS-05 */
export default function AssessmentsPage({ loaderData: { today } }: Route.ComponentProps) {
  const { settings } = useRoot()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: m.assessments_meta_title() }]} />
        <div className="grid selfsee">
          <div className="selfsee__text">
            <h1>{m.assessments_title()}</h1>
            <p className="lead">{m.assessments_lead()}</p>
          </div>
          <div className="selfsee__rows">
            <section aria-labelledby="instruments-h">
              <h2 className="sr" id="instruments-h">
                {m.assessments_list()}
              </h2>
              <InstrumentRows />
              <p className="note">{m.assessments_not_diagnosis()}</p>
            </section>
            <section className="selfsee__more" aria-labelledby="short-h">
              <h2 className="h-small" id="short-h">
                {m.assessments_short()}
              </h2>
              <p className="note">{m.assessments_short_text()}</p>
              <ShortInstrumentRows />
            </section>
          </div>
          <section className="selfsee__steps" aria-labelledby="process-h">
            <h2 id="process-h">{m.assessments_steps_title()}</h2>
            <StepsChain
              steps={[
                { title: m.assessments_step_choose(), text: m.assessments_step_choose_text() },
                { title: m.assessments_step_answer(), text: m.assessments_step_answer_text() },
                { title: m.assessments_step_result(), text: m.assessments_step_result_text() },
                { title: m.assessments_step_next(), text: m.assessments_step_next_text() },
              ]}
            />
          </section>
        </div>
      </div>
      <ConsultSection required today={today} contact={settings?.contact} returnTo={addresses.assessments} />
    </>
  )
}
