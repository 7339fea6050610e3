import { STRESS } from '@pulli/domain/assessment/packs/stress.ts'
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

export default function MemberStressPage() {
  return (
    <MemberAssessment
      instrument={STRESS}
      address={addresses.memberStress}
      crumb={m.assessment_stress_crumb()}
      title={m.assessment_stress_title()}
      lead={m.assessment_stress_lead()}
    >
      <QuestionCards instrument={STRESS} answers={[]} across />
    </MemberAssessment>
  )
}
