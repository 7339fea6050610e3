import { DEPRESSION } from '@pulli/domain/assessment/packs/depression.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { Route } from './+types/depression-page'
import { PublicAssessment } from './public-assessment.tsx'
import { QuestionCards } from './question-cards.tsx'
import { answerSitting } from './take-sitting.ts'

/** Answers a form that was posted without JavaScript. */
export function action(args: Route.ActionArgs) {
  return answerSitting(args, addresses.depressionAssessment, DEPRESSION)
}

/** Readers may have to leave this page in a hurry. */
export const handle = { showsExit: true }

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.assessment_depression_meta_title()),
    description: m.assessment_depression_meta_description(),
    canonical: addresses.depressionAssessment,
  })
}

/** DEP-01 to DEP-05, D14: no authorization header is sent. */
export default function DepressionPage({ actionData }: Route.ComponentProps) {
  return (
    <PublicAssessment
      instrument={DEPRESSION}
      address={addresses.depressionAssessment}
      crumb={m.assessment_depression_crumb()}
      title={m.assessment_depression_title()}
      lead={m.assessment_depression_lead()}
      sendsToken={false}
      sitting={actionData}
    >
      {(answers) => <QuestionCards instrument={DEPRESSION} answers={answers} />}
    </PublicAssessment>
  )
}
