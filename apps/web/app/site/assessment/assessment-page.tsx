import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { siteContext } from '@pulli/web/site-context.ts'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { Island } from '#islands/island.tsx'
import { exitAddress } from '#quick-exit/exit-address.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { OtherServices } from '#site/services/other-services.tsx'
import type { Route } from './+types/assessment-page'
import { questionCount } from './answers.ts'
import { askedOf } from './asked-instrument.ts'
import { AssessmentController } from './assessment-controller.tsx'
import { AssessmentForm } from './assessment-form.tsx'
import { aboutOf, controllerProps, shownBands } from './controller-props.ts'
import { NoResultNotice } from './no-result-notice.tsx'
import { QUESTIONNAIRES, questionnaireAt } from './questionnaires.ts'
import { Result } from './result.tsx'
import { answerSitting } from './take-sitting.ts'

/** Which anxiety list is asked the operator chooses (D53), so no list is part of the page's code. */
export function loader({ context, pattern }: Pick<Route.LoaderArgs, 'context' | 'pattern'>) {
  const name = questionnaireAt(pattern)
  const { instruments } = context.get(siteContext)
  return { name, instrument: askedOf(instruments[QUESTIONNAIRES[name].assessmentName]) }
}

/** Answers a form that was posted without JavaScript. */
export function action(args: Route.ActionArgs) {
  const { address, assessmentName } = QUESTIONNAIRES[questionnaireAt(args.pattern)]
  return answerSitting(args, address, args.context.get(siteContext).instruments[assessmentName])
}

/** Readers may have to leave this page in a hurry. */
export const handle = { showsExit: true }

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return []
  const { metaTitle, metaDescription, address } = QUESTIONNAIRES[args.loaderData.name]
  return describePage(args, {
    title: pageTitle(metaTitle()),
    description: metaDescription(),
    canonical: address,
  })
}

/** ASM-03 to ASM-11: the questions of an instrument, or the result of a form posted without JavaScript. */
export default function AssessmentPage({ actionData: sitting, loaderData }: Route.ComponentProps) {
  const { name, instrument } = loaderData
  const { address, crumb, title, lead, layout, sendsToken } = QUESTIONNAIRES[name]
  const { settings } = useRoot()
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
  return (
    <>
      <div className="wrap" data-enhancer="count-answers">
        <Breadcrumbs trail={[...trail, { label: crumb() }]} />
        <AssessmentForm
          instrument={instrument}
          address={address}
          title={title()}
          lead={lead()}
          layout={layout}
          answers={isFilledIn ? sitting.answers : Array(questionCount(instrument)).fill(null)}
          note={m.assessment_kept()}
          before={sitting && <NoResultNotice sitting={sitting} address={address} />}
          controller={
            <Island
              name="assessment"
              of={AssessmentController}
              on="change"
              around=".asking"
              props={{
                ...controllerProps(instrument, { sendsToken, office }),
                exitTo: exitAddress(settings),
              }}
            />
          }
        />
      </div>
      <OtherServices />
    </>
  )
}
