import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { Route } from './+types/anxiety-page'
import { PublicAssessment } from './public-assessment.tsx'
import { SymptomTable } from './symptom-table.tsx'
import { answerSitting } from './take-sitting.ts'

const INSTRUMENT = INSTRUMENTS['Anxiety Assessment']

/** Answers a form that was posted without JavaScript. */
export function action(args: Route.ActionArgs) {
  return answerSitting(args, addresses.anxietyAssessment, INSTRUMENT)
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
export default function AnxietyPage({ actionData }: Route.ComponentProps) {
  return (
    <PublicAssessment
      instrument={INSTRUMENT}
      address={addresses.anxietyAssessment}
      crumb={m.assessment_anxiety_crumb()}
      title={m.assessment_anxiety_title()}
      lead={m.assessment_anxiety_lead()}
      sendsToken
      sitting={actionData}
    >
      {(answers) => <SymptomTable items={INSTRUMENT.items} answers={answers} />}
    </PublicAssessment>
  )
}
