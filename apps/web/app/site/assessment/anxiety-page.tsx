import { m } from '@pulli/messages/messages.js'
import { siteContext } from '@pulli/web/site-context.ts'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { Route } from './+types/anxiety-page'
import { askedOf } from './asked-instrument.ts'
import { PublicAssessment } from './public-assessment.tsx'
import { SymptomTable } from './symptom-table.tsx'
import { answerSitting } from './take-sitting.ts'

/** Which list is asked the operator chooses (D53): neither is part of the page's code. */
export function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  return { instrument: askedOf(context.get(siteContext).instruments['Anxiety Assessment']) }
}

/** Answers a form that was posted without JavaScript. */
export function action(args: Route.ActionArgs) {
  const { instruments } = args.context.get(siteContext)
  return answerSitting(args, addresses.anxietyAssessment, instruments['Anxiety Assessment'])
}

/** Readers may have to leave this page in a hurry. */
export const handle = { showsExit: true }

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.assessment_anxiety_meta_title()),
    description: m.assessment_anxiety_meta_description(),
    canonical: addresses.anxietyAssessment,
  })
}

/** ANX-01 to ANX-06 */
export default function AnxietyPage({ actionData, loaderData: { instrument } }: Route.ComponentProps) {
  return (
    <PublicAssessment
      instrument={instrument}
      address={addresses.anxietyAssessment}
      crumb={m.assessment_anxiety_crumb()}
      title={m.assessment_anxiety_title()}
      lead={m.assessment_anxiety_lead()}
      sendsToken
      sitting={actionData}
    >
      {(answers) => <SymptomTable items={instrument.items} answers={answers} />}
    </PublicAssessment>
  )
}
