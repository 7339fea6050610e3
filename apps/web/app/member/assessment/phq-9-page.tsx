import { PHQ_9 } from '@pulli/domain/assessment/packs/phq-9.ts'
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

export default function MemberPhq9Page() {
  return (
    <MemberAssessment
      instrument={PHQ_9}
      address={addresses.memberPhq9}
      crumb={m.assessment_phq9_crumb()}
      title={m.assessment_phq9_title()}
      lead={m.assessment_phq9_lead()}
    >
      <QuestionCards instrument={PHQ_9} answers={[]} across />
    </MemberAssessment>
  )
}
