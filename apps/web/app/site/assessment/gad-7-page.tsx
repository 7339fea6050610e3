import { GAD_7 } from '@pulli/domain/assessment/packs/gad-7.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { Route } from './+types/gad-7-page'
import { PublicAssessment } from './public-assessment.tsx'
import { QuestionCards } from './question-cards.tsx'
import { answerSitting } from './take-sitting.ts'

/** Answers a form that was posted without JavaScript. */
export function action(args: Route.ActionArgs) {
  return answerSitting(args, addresses.gad7Assessment, GAD_7)
}

/** Readers may have to leave this page in a hurry. */
export const handle = { showsExit: true }

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.assessment_gad7_meta_title()),
    description: m.assessment_gad7_meta_description(),
    canonical: addresses.gad7Assessment,
  })
}

/** D53 */
export default function Gad7Page({ actionData }: Route.ComponentProps) {
  return (
    <PublicAssessment
      instrument={GAD_7}
      address={addresses.gad7Assessment}
      crumb={m.assessment_gad7_crumb()}
      title={m.assessment_gad7_title()}
      lead={m.assessment_gad7_lead()}
      sendsToken
      sitting={actionData}
    >
      {(answers) => <QuestionCards instrument={GAD_7} answers={answers} across />}
    </PublicAssessment>
  )
}
