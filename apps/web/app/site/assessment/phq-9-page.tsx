import { PHQ_9 } from '@pulli/domain/assessment/packs/phq-9.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { Route } from './+types/phq-9-page'
import { PublicAssessment } from './public-assessment.tsx'
import { QuestionCards } from './question-cards.tsx'
import { answerSitting } from './take-sitting.ts'

/** Answers a form that was posted without JavaScript. */
export function action(args: Route.ActionArgs) {
  return answerSitting(args, addresses.phq9Assessment, PHQ_9)
}

/** Readers may have to leave this page in a hurry. */
export const handle = { showsExit: true }

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.assessment_phq9_meta_title()),
    description: m.assessment_phq9_meta_description(),
    canonical: addresses.phq9Assessment,
  })
}

/** D53 */
export default function Phq9Page({ actionData }: Route.ComponentProps) {
  return (
    <PublicAssessment
      instrument={PHQ_9}
      address={addresses.phq9Assessment}
      crumb={m.assessment_phq9_crumb()}
      title={m.assessment_phq9_title()}
      lead={m.assessment_phq9_lead()}
      sendsToken
      sitting={actionData}
    >
      {(answers) => <QuestionCards instrument={PHQ_9} answers={answers} across />}
    </PublicAssessment>
  )
}
