import { GAD_7 } from '@pulli/domain/assessment/packs/gad-7.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { PageError } from '#member/shell/page-error.tsx'
import { QuestionCards } from '#site/assessment/question-cards.tsx'
import { MemberAssessment } from './member-assessment.tsx'

export const ErrorBoundary = PageError

/** A discreet title: the tab must not reveal what the questions are about. */
export function meta() {
  return discreetMeta(m.overview_questions_title())
}

export default function MemberGad7Page() {
  return (
    <MemberAssessment
      instrument={GAD_7}
      address={addresses.memberGad7}
      crumb={m.assessment_gad7_crumb()}
      title={m.assessment_gad7_title()}
      lead={m.assessment_gad7_lead()}
    >
      <QuestionCards instrument={GAD_7} answers={[]} across />
    </MemberAssessment>
  )
}
