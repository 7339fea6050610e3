import { STRESS } from '@pulli/domain/assessment/packs/stress.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { Route } from './+types/stress-page'
import { PublicAssessment } from './public-assessment.tsx'
import { QuestionCards } from './question-cards.tsx'
import { answerSitting } from './take-sitting.ts'

/** Answers a form that was posted without JavaScript. */
export function action(args: Route.ActionArgs) {
  return answerSitting(args, addresses.perceivedStressAssessment, STRESS)
}

/** Readers may have to leave this page in a hurry. */
export const handle = { showsExit: true }

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.assessment_stress_meta_title()),
    description: m.assessment_stress_meta_description(),
    canonical: addresses.perceivedStressAssessment,
  })
}

/** STR-01 to STR-04 */
export default function StressPage({ actionData }: Route.ComponentProps) {
  return (
    <PublicAssessment
      instrument={STRESS}
      address={addresses.perceivedStressAssessment}
      crumb={m.assessment_stress_crumb()}
      title={m.assessment_stress_title()}
      lead={m.assessment_stress_lead()}
      sendsToken
      sitting={actionData}
    >
      {(answers) => <QuestionCards instrument={STRESS} answers={answers} across />}
    </PublicAssessment>
  )
}
