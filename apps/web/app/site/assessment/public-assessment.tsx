import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import { Island } from '#islands/island.tsx'
import { exitAddress } from '#quick-exit/exit-address.ts'
import type { loader as rootLoader } from '#root.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { OtherServices } from '#site/services/other-services.tsx'
import { type Answers, questionCount } from './answers.ts'
import type { AskedInstrument } from './asked-instrument.ts'
import { AssessmentController } from './assessment-controller.tsx'
import { AssessmentForm } from './assessment-form.tsx'
import { aboutOf, controllerProps, shownBands } from './controller-props.ts'
import { NoResultNotice } from './no-result-notice.tsx'
import { Result } from './result.tsx'
import type { Sitting } from './take-sitting.ts'

interface PublicAssessmentProps {
  instrument: AskedInstrument
  address: string
  crumb: string
  title: string
  lead: string
  sendsToken: boolean
  /** Result of a form that was posted without JavaScript. */
  sitting: Sitting | undefined
  /** The questions with their initial answers. */
  children: (answers: Answers) => ReactNode
}

/** ASM-03 to ASM-11: the questions of an instrument, or the result of a form posted without JavaScript. */
export function PublicAssessment({
  instrument,
  sitting,
  address,
  crumb,
  children,
  ...page
}: PublicAssessmentProps) {
  const { settings } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  const office = officeHours(settings?.contact)
  const trail = [{ label: m.assessments_meta_title(), href: addresses.assessments }]
  if (sitting?.kind === 'scored') {
    return (
      <div className="wrap">
        <Breadcrumbs trail={[...trail, { label: m.assessment_result_crumb() }]} />
        <section className="sitting">
          <Result
            result={sitting.result}
            bands={shownBands(instrument)}
            about={aboutOf(instrument)}
            office={office}
            back={addresses.assessments}
            heading="h1"
            id="result-h"
          />
        </section>
      </div>
    )
  }
  const isFilledIn = sitting?.kind === 'restored' || sitting?.kind === 'outdated'
  const answers = isFilledIn ? sitting.answers : Array(questionCount(instrument)).fill(null)
  return (
    <>
      <div className="wrap" data-enhancer="count-answers">
        <Breadcrumbs trail={[...trail, { label: crumb }]} />
        <AssessmentForm
          instrument={instrument}
          address={address}
          {...page}
          note={m.assessment_kept()}
          before={sitting && <NoResultNotice sitting={sitting} address={address} />}
          controller={
            <Island
              name="assessment"
              of={AssessmentController}
              on="change"
              around=".asking"
              props={{
                ...controllerProps(instrument, { sendsToken: page.sendsToken, office }),
                exitTo: exitAddress(settings),
              }}
            />
          }
        >
          {children(answers)}
        </AssessmentForm>
      </div>
      <OtherServices />
    </>
  )
}
