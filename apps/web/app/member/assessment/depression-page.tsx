import { DEPRESSION } from '@pulli/domain/assessment/packs/depression.ts'
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

export default function MemberDepressionPage() {
  return (
    <MemberAssessment
      instrument={DEPRESSION}
      address={addresses.memberDepression}
      crumb={m.assessment_depression_crumb()}
      title={m.assessment_depression_title()}
      lead={m.assessment_depression_lead()}
    >
      <QuestionCards instrument={DEPRESSION} answers={[]} />
    </MemberAssessment>
  )
}
